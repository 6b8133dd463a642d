// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

/// The id of a request.
enum MessageID: Hashable, Sendable, ProtocolValue {
  case number(Int)
  case string(String)

  /// Reads an id, or returns `nil` if the value is none.
  init?(_ json: JSONValue?) {
    if let number = json?.integer {
      self = .number(number)
    } else if let string = json?.string {
      self = .string(string)
    } else {
      return nil
    }
  }

  func write(into json: inout JSONWriter) {
    switch self {
    case .number(let number): json.value(number)
    case .string(let string): json.value(string)
    }
  }
}
