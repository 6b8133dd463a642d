// SPDX-License-Identifier: Apache-2.0

/// A longhand and its value, as a declaration expands to them.
public struct LonghandValue: Sendable, Hashable, CustomStringConvertible {
  /// The longhand.
  public let property: Property
  /// Its value.
  public let value: CSSValue

  /// Creates a pair of a longhand and its value.
  public init(_ property: Property, _ value: CSSValue) {
    self.property = property
    self.value = value
  }

  /// The declaration in CSS syntax, without a semicolon.
  public var description: String { "\(property): \(value)" }
}
