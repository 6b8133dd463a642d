// SPDX-License-Identifier: Apache-2.0

/// A type that converts from and to the value of a property.
///
/// ```swift
/// let value: CSSValue = .keyword(.center)
/// TextAlign(value)                       // TextAlign.center
/// TextAlign.center.cssValue == value     // true
/// ```
public protocol PropertyValue: Sendable, Hashable {
  /// Creates a value of this type, or returns `nil` if the property value is of another kind.
  init?(_ value: CSSValue)
  /// The value as a ``CSSValue``.
  var cssValue: CSSValue { get }
}

extension PropertyValue where Self: CustomStringConvertible {
  /// The CSS text of the value.
  public var description: String { cssValue.description }
}

/// A type whose lists are values of a property, such as the families of `font-family`.
public protocol PropertyListElement: PropertyValue {
  /// Whether commas separate the elements.
  ///
  /// Otherwise, white space does.
  static var isCommaSeparated: Bool { get }
  /// The keyword for an empty list.
  static var emptyKeyword: Keyword { get }
}

extension PropertyListElement {
  /// `true`: commas separate the elements.
  public static var isCommaSeparated: Bool { true }
  /// The keyword `none`.
  public static var emptyKeyword: Keyword { .none }
}

extension Array: PropertyValue where Element: PropertyListElement {
  /// Creates a list, or returns `nil` if the value is of another kind.
  ///
  /// The list is empty if the value is ``PropertyListElement/emptyKeyword``.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(Element.emptyKeyword), .list([.keyword(Element.emptyKeyword)]): self = []
    case .list(let values), .sequence(let values):
      self = []
      reserveCapacity(values.count)
      for value in values {
        guard let element = Element(value) else { return nil }
        append(element)
      }
    default:
      guard !Element.isCommaSeparated, let element = Element(value) else { return nil }
      self = [element]
    }
  }

  /// The list as a ``CSSValue``.
  ///
  /// An empty list is a keyword.
  public var cssValue: CSSValue {
    if isEmpty { return .keyword(Element.emptyKeyword) }
    let values = map(\.cssValue)
    return Element.isCommaSeparated ? .list(values) : .sequence(of: values)
  }
}

extension Double: PropertyValue {
  /// Creates a number.
  ///
  /// A percentage becomes a fraction of 1.
  public init?(_ value: CSSValue) {
    switch value {
    case .number(let number): self = number
    case .percentage(let percentage): self = percentage / 100
    case .calculation(let calculation):
      guard let number = calculation.constant else { return nil }
      switch calculation.kind {
      case .number, .integer: self = number
      case .percentage: self = number / 100
      default: return nil
      }
    default: return nil
    }
  }

  /// The number as a ``CSSValue``.
  public var cssValue: CSSValue { .number(self) }
}
