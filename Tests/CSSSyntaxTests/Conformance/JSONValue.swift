// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A JSON value, the format of the expected results of the suites.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The elements of an array, or `nil` for another value.
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// The text of a string, or `nil` for another value.
  var text: String? { if case .string(let text) = self { text } else { nil } }
  /// Returns the member of an object, or `nil` if there is none.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// Returns an array that begins with a string, as most nodes do.
  static func node(_ name: String, _ rest: JSONValue...) -> JSONValue {
    .array([.string(name)] + rest)
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value.description
    case .number(let value): value.description
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
