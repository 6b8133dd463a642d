// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UserInfo: Codable {
  /// Arrays and objects in archives may be nested this deep, what is around them counted in.
  static let maximumDepth = 128

  /// Writes the value as itself, without a wrapping.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// Reads whatever stands there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "nested more than \(Self.maximumDepth) deep")
    }
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = try Self.nested(in: decoder)
    }
  }

  /// An array where there is one, otherwise an object: each is read once, so that depth costs no more than size.
  private static func nested(in decoder: any Decoder) throws -> UserInfo {
    guard var list = try? decoder.unkeyedContainer() else {
      return .object(try [String: UserInfo](from: decoder))
    }
    var values: [UserInfo] = []
    while !list.isAtEnd { values.append(try list.decode(UserInfo.self)) }
    return .array(values)
  }
}

extension UserInfo {
  /// A value of any type, as it would stand in JSON.
  ///
  /// - Parameter value: the value; its numbers are finite.
  /// - Throws: what the value's coding throws.
  public init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(UserInfo.self, from: try JSONEncoder().encode(value))
  }

  /// The value of a type that this is the JSON of.
  ///
  /// - Parameter type: the value's type.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` where it is not one.
  public func decode<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: try JSONEncoder().encode(self))
  }
}
