// SPDX-License-Identifier: Apache-2.0

/// A type that the value of a property can be read as, and that can be a value of a property.
///
/// ```swift
/// let value: CSSValue = .keyword(.center)
/// TextAlign(value)                       // TextAlign.center
/// TextAlign.center.cssValue == value     // true
/// ```
public protocol PropertyValue: Sendable, Hashable {
  /// Reads the value as this type; nil when it is of another kind.
  init?(_ value: CSSValue)
  /// The value in the form all properties share.
  var cssValue: CSSValue { get }
}

/// A type whose lists are values of a property, such as the families of `font-family`.
public protocol PropertyListElement: Sendable, Hashable {
  /// Reads the value as a list; nil when it is of another kind.
  static func list(_ value: CSSValue) -> [Self]?
  /// The value that a list makes.
  static func cssValue(of list: [Self]) -> CSSValue
}

extension Array: PropertyValue where Element: PropertyListElement {
  /// Reads the value as a list; nil when it is of another kind.
  public init?(_ value: CSSValue) {
    guard let list = Element.list(value) else { return nil }
    self = list
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { Element.cssValue(of: self) }
}

extension Double: PropertyValue {
  /// Reads a number, or a percentage as its part of one.
  public init?(_ value: CSSValue) {
    switch value {
    case .number(let number): self = number
    case .percentage(let percentage): self = percentage / 100
    default: return nil
    }
  }

  /// A plain number.
  public var cssValue: CSSValue { .number(self) }
}
