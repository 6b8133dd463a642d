// SPDX-License-Identifier: Apache-2.0

extension UserInfo: ExpressibleByNilLiteral {
  /// Creates a null value.
  public init(nilLiteral: ()) { self = .null }
}

extension UserInfo: ExpressibleByBooleanLiteral {
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension UserInfo: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension UserInfo: ExpressibleByFloatLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension UserInfo: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension UserInfo: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: UserInfo...) { self = .array(elements) }
}

extension UserInfo: ExpressibleByDictionaryLiteral {
  /// Creates an object; of several values with one name, the last applies.
  public init(dictionaryLiteral elements: (String, UserInfo)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
