// SPDX-License-Identifier: Apache-2.0

/// JSON data whose shape depends on its content.
enum JSONData: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONData])
  case object([String: JSONData])
}

extension JSONData: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolean(let value): try container.encode(value)
      // JSON cannot represent other numbers.
      case .number(let value) where value.isFinite: try container.encode(value)
      case .text(let value): try container.encode(value)
      default: try container.encodeNil()
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension JSONData {
  /// Returns numbers rounded for display.
  static func numbers(_ numbers: Double...) -> JSONData { .list(numbers.map(Self.rounded)) }

  /// Returns a number rounded for display, to four decimal places.
  static func rounded(_ number: Double) -> JSONData {
    .number(abs(number) < 1e9 ? (number * 10_000).rounded() / 10_000 : number)
  }

  /// Returns a text or null.
  static func optional(_ text: String?) -> JSONData { text.map { .text($0) } ?? .null }
}
