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
public protocol PropertyListElement: PropertyValue {
  /// Whether commas stand between the elements; otherwise white space does.
  static var isCommaSeparated: Bool { get }
  /// The word that stands for a list of nothing.
  static var emptyKeyword: Keyword { get }
}

extension PropertyListElement {
  /// Commas.
  public static var isCommaSeparated: Bool { true }
  /// `none`.
  public static var emptyKeyword: Keyword { .none }
}

extension Array: PropertyValue where Element: PropertyListElement {
  /// Reads the value as a list, of `none` or what stands for it an empty one; nil when the value is of another kind.
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

  /// The value in the form all properties share: a keyword for an empty list.
  public var cssValue: CSSValue {
    if isEmpty { return .keyword(Element.emptyKeyword) }
    let values = map(\.cssValue)
    return Element.isCommaSeparated ? .list(values) : .sequence(of: values)
  }
}

extension Double: PropertyValue {
  /// Reads a number, or a percentage as its part of one.
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

  /// A plain number.
  public var cssValue: CSSValue { .number(self) }
}
