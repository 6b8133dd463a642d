// SPDX-License-Identifier: Apache-2.0

extension CommandMessages {
  static let clientOptions =
    "'--output', '--follow', '--state', '--dark', '--size', '--scale', '--text', '--image' and '--background' are for a client: "
    + "say with '--connect' which builder it is one of"

  static let clientOutput = "say with '--output' which PNG the client writes, such as badge.png"

  static let serviceOptions =
    "files, '--port', '--listen', '--archives', '--open' and '--no-default' are for the service, and '--connect' makes a client"

  static let nothingEdited = "error: no style is being edited in the builder"

  static let buildsNothing =
    "error: this livery was built without the style builder; build it with 'swift build --traits Builder'"

  static func unservable(_ error: any Error) -> String {
    "error: the builder cannot be served: \(error)"
  }

  static func unreachable(_ address: String, _ error: any Error) -> String {
    "error: the builder at \(address.prefix { $0 != "?" }) cannot be shown: "
      + cut("\(error)", at: 400)
  }

  static func listensBeyondLoopback(_ address: String) -> String {
    """
    warning: the builder is open to every machine that reaches this one; who has the token can change the archives, and \
    nothing is encrypted
    note: render clients open \(address)
    """
  }
}
