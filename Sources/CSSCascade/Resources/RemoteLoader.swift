// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Reads what stands at addresses of other hosts, for the `remote` part of an include.
///
/// Nothing is read from a network unless a program gives a JSON style sheet such a loader, and the loader allows the host.
/// `LiveryRemote` has one for HTTP; this library has none.
public protocol RemoteLoader: Sendable {
  /// Reads what stands at an address.
  ///
  /// It is called where the sheet is read, which waits for it: off the main thread, and with a limit of time.
  ///
  /// - Parameters:
  ///   - address: what the sheet says.
  ///   - maximumSize: more bytes are not wanted.
  /// - Returns: the bytes.
  /// - Throws: why it is not read; the sheet then reads the local file.
  func load(_ address: String, maximumSize: Int) throws(RemoteError) -> [UInt8]
}

/// Why a ``RemoteLoader`` does not give what stands at an address.
public enum RemoteError: Error, Hashable {
  /// The program does not allow the host, with its name.
  case hostNotAllowed(String)
  /// The address is none that is read, such as one of `ftp:`.
  case invalidAddress
  /// The host did not answer in time, with the limit in seconds.
  case timeout(seconds: Double)
  /// There are more bytes than wanted.
  case tooLarge(limit: Int)
  /// The host answered with a status that is no success, such as 404.
  case status(Int)
  /// The host cannot be reached, or breaks off, with the reason.
  case unreachable(reason: String)
}

extension RemoteError: CustomStringConvertible {
  /// The error as a person reads it.
  public var description: String {
    switch self {
    case .hostNotAllowed(let host): "the program does not allow the host '\(shortened(host))'"
    case .invalidAddress: "it is no address of HTTP"
    case .timeout(let seconds): "the host did not answer within \(seconds) seconds"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .status(let status): "the host answered with status \(status)"
    case .unreachable(let reason): reason
    }
  }
}
