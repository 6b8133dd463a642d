// SPDX-License-Identifier: Apache-2.0

/// A longhand and its value: what a declaration comes to.
public struct LonghandValue: Sendable, Hashable, CustomStringConvertible {
  /// The longhand.
  public let property: Property
  /// Its value.
  public let value: CSSValue

  /// A value for a longhand.
  public init(_ property: Property, _ value: CSSValue) {
    self.property = property
    self.value = value
  }

  /// The declaration as CSS writes it, without a semicolon.
  public var description: String { "\(property): \(value)" }
}
