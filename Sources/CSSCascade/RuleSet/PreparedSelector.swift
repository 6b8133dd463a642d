// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
public import CSSValues

/// A parsed selector, and the style of the synthetic element that it describes.
///
/// The style is a snapshot of the sheet. After a change of the sheet, a new prepared selector is
/// needed.
public struct PreparedSelector: Sendable {
  @usableFromInline let style: ElementStyle

  init(_ style: ElementStyle) { self.style = style }

  /// Creates the result of a valid selector from a style that its element has at a moment.
  package init(_ selector: String, _ style: ComputedStyle) {
    self.init(
      ElementStyle(
        style.isMatched ? style : nil, selector: selector, diagnostics: [], below: style))
  }

  /// The selector as written.
  public var selector: String { style.selector }

  /// Whether any rule matches the element.
  public var isMatched: Bool { style.isMatched }

  /// The diagnostics of an invalid selector.
  ///
  /// Empty if the selector is valid.
  public var diagnostics: [Diagnostic] { style.diagnostics }

  /// The style of the element, or `nil` if no rule matches it.
  public var computedStyle: ComputedStyle? { style.computedStyle }

  /// Returns the value of a property by name.
  public func css(_ property: String) -> CSSValue? { style.value(named: property) }

  /// Returns the value of a property.
  public func css(_ property: Property) -> CSSValue? { style[property] }

  /// Returns a typed property.
  @inlinable
  public func css<Value>(_ property: KeyPath<RuleSet, Value>) -> Value {
    ruleSet[keyPath: property]
  }

  /// The typed properties.
  @inlinable
  public var ruleSet: RuleSet { RuleSet(style) }

  /// The names and values of the element's properties: longhands in table order, then custom
  /// properties sorted by name.
  public var values: [(name: String, value: CSSValue)] { style.namedValues }
}
