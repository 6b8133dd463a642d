// SPDX-License-Identifier: Apache-2.0

extension UserInfo: ExpressibleByNilLiteral {
  /// Nothing.
  public init(nilLiteral: ()) { self = .null }
}

extension UserInfo: ExpressibleByBooleanLiteral {
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension UserInfo: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension UserInfo: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension UserInfo: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension UserInfo: ExpressibleByArrayLiteral {
  /// Values in order.
  public init(arrayLiteral elements: UserInfo...) { self = .array(elements) }
}

extension UserInfo: ExpressibleByDictionaryLiteral {
  /// Values by name; the last of a name counts.
  public init(dictionaryLiteral elements: (String, UserInfo)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
