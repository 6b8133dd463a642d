// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UserInfo: Codable {
  /// The maximum nesting depth of archived values, including the containers around them.
  static let maximumDepth = 128

  /// Encodes the value itself, without a wrapper.
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

  /// Decodes a value of any kind.
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

  /// Returns the array or object of a decoder.
  ///
  /// Each container is decoded once, so that the cost does not grow with the depth.
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
  /// Creates the JSON value of an encodable value.
  ///
  /// - Parameter value: the value; its numbers are finite.
  /// - Throws: the encoding error of the value.
  public init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(UserInfo.self, from: try JSONEncoder().encode(value))
  }

  /// Returns a value decoded from this JSON value.
  ///
  /// - Parameter type: the type of the result.
  /// - Returns: the decoded value.
  /// - Throws: a `DecodingError` if the JSON value does not describe a value of the type.
  public func decode<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: try JSONEncoder().encode(self))
  }
}
