// SPDX-License-Identifier: Apache-2.0

extension CommandMessages {
  static let clientOptions =
    "'--output', '--follow', '--state', '--dark', '--size', '--scale', '--text', '--image' and '--background' are for a client: "
    + "name its builder with '--connect'"

  static let clientOutput = "name the PNG that the client writes with '--output', such as badge.png"

  static let serviceOptions =
    "files, '--port', '--listen', '--archives', '--open' and '--base' are for the service; '--connect' makes a client"

  static let nothingEdited = "error: no style is being edited in the builder"

  static let buildsNothing =
    "error: this livery was built without the style builder; build it with 'swift build --traits Builder'"

  static func unservable(_ error: any Error) -> String {
    "error: the builder cannot be served: \(error)"
  }

  static func unreachable(_ address: String, _ error: any Error) -> String {
    "error: the builder at \(address.prefix { $0 != "?" }) cannot be shown: "
      + truncated("\(error)", at: 400)
  }

  static func listensBeyondLoopback(_ address: String) -> String {
    """
    warning: the builder is open to every machine that reaches this one; anyone with the token can change the archives, and \
    nothing is encrypted
    note: render clients open \(address)
    """
  }
}
