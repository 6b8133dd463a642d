// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A loader of remote files, for the `remote` part of an include.
///
/// A sheet reads nothing from a network unless the program passes such a loader, and the loader
/// allows the host. `LiveryRemote` has a loader for HTTP; this module has none.
public protocol RemoteLoader: Sendable {
  /// Loads the content at an address.
  ///
  /// The sheet waits for the loader, so read sheets with remote includes off the main thread, and
  /// with a time limit.
  ///
  /// - Parameters:
  ///   - address: the address in the sheet.
  ///   - maximumSize: the maximum number of bytes.
  /// - Returns: the bytes.
  /// - Throws: the reason for the failure; the sheet then reads the local file.
  func load(_ address: String, maximumSize: Int) throws(RemoteError) -> [UInt8]
}

/// An error of a ``RemoteLoader``.
public enum RemoteError: Error, Hashable {
  /// The program does not allow the host with this name.
  case hostNotAllowed(String)
  /// The address is invalid or has an unsupported scheme, such as `ftp:`.
  case invalidAddress
  /// The host did not respond within the time limit, in seconds.
  case timeout(seconds: Double)
  /// The content exceeds the size limit, in bytes.
  case tooLarge(limit: Int)
  /// The host responded with an error status, such as 404.
  case status(Int)
  /// The host is unreachable or closed the connection, for the given reason.
  case unreachable(reason: String)
}

extension RemoteError: CustomStringConvertible {
  /// The message of the error.
  public var description: String {
    switch self {
    case .hostNotAllowed(let host): "the program does not allow the host '\(shortened(host))'"
    case .invalidAddress: "it is not an HTTP URL"
    case .timeout(let seconds): "the host did not answer within \(seconds) seconds"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .status(let status): "the host answered with status \(status)"
    case .unreachable(let reason): reason
    }
  }
}
