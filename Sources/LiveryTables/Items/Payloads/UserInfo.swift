// SPDX-License-Identifier: Apache-2.0

/// A JSON value that a program attaches to an item.
///
/// ```swift
/// let info: UserInfo = ["thread": 17, "tags": ["work", "urgent"]]
/// info["thread"]?.integer      // 17
/// ```
///
/// Convert any `Codable` value with ``init(encoding:)``, and convert it back with ``decode(as:)``.
public indirect enum UserInfo: Sendable {
  /// A null value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// Any number; a whole number is equal to the integer.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([UserInfo])
  /// An object: values by name.
  case object([String: UserInfo])
}

extension UserInfo {
  /// The Boolean value, or `nil` for any other kind.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The string, or `nil` for any other kind.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The elements of the array, or `nil` for any other kind.
  package var array: [UserInfo]? { if case .array(let value) = self { value } else { nil } }
  /// The members of the object, or `nil` for any other kind.
  package var object: [String: UserInfo]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The number, or `nil` if the value is not a number.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The integer, or `nil` if the value is not a whole number.
  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The member of an object with a name, if any.
  public subscript(name: String) -> UserInfo? { object?[name] }

  /// The element of an array at an index, if any.
  package subscript(index: Int) -> UserInfo? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension UserInfo: Hashable {
  /// Returns whether two values are equal; an integer equals a number with the same value.
  public static func == (a: UserInfo, b: UserInfo) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default:
      if let a = a.integer, let b = b.integer {
        a == b
      } else if case .number(let a) = a, case .number(let b) = b {
        a.bitPattern == b.bitPattern
      } else {
        false
      }
    }
  }

  /// Hashes the value, consistently with ``==(_:_:)``.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let values): hasher.combine(values)
    case .integer(let value): hasher.combine(value)
    case .number(let value):
      if let integer { hasher.combine(integer) } else { hasher.combine(value.bitPattern) }
    }
  }
}
