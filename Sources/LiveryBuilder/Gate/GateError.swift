// SPDX-License-Identifier: Apache-2.0

/// Why a gate does not open.
enum GateError: Error, Hashable, Sendable {
  /// An address or its port cannot be listened on, with the number and the words of the system.
  case cannotListen(address: String, port: UInt16, number: Int32, String)
  /// What it should listen on is not an address in numbers.
  case notAnAddress(String)
}

extension GateError: CustomStringConvertible {
  var description: String {
    switch self {
    case .cannotListen(let address, let port, _, let message):
      "cannot listen on \(address), port \(port): \(message)"
    case .notAnAddress(let text):
      "'\(text)' is not an address in numbers, such as '127.0.0.1', '0.0.0.0' or '::'"
    }
  }
}
