// SPDX-License-Identifier: Apache-2.0

/// What a program brings along with an item: a value as JSON has them.
///
/// ```swift
/// let info: UserInfo = ["thread": 17, "tags": ["work", "urgent"]]
/// info["thread"]?.integer      // 17
/// ```
///
/// Any `Codable` value becomes one with ``init(encoding:)``, and comes back with ``decode(as:)``.
public indirect enum UserInfo: Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any number; a whole one is equal to the integer.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([UserInfo])
  /// Values by name.
  case object([String: UserInfo])
}

extension UserInfo {
  /// Whether it is true; nil for what is not yes or no.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The text; nil for what is none.
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The values; nil for what is no array.
  package var array: [UserInfo]? { if case .array(let value) = self { value } else { nil } }
  /// The named values; nil for what is no object.
  package var object: [String: UserInfo]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The number; nil for what is none.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The whole number; nil for what is none.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The value of a name in an object, if any.
  package subscript(name: String) -> UserInfo? { object?[name] }

  /// The value at a place in an array, if any.
  package subscript(index: Int) -> UserInfo? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension UserInfo: Hashable {
  /// Whether both hold the same; numbers are the same whichever way they are kept.
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

  /// Hashes what ``==(_:_:)`` compares.
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
