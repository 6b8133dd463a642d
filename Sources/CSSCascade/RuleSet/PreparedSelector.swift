// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
public import CSSValues

/// A selector that was read once, with all that the sheets say about the element it describes.
///
/// It keeps the answers of the sheet it was made from: a sheet that changes afterwards needs a new one.
public struct PreparedSelector: Sendable {
  @usableFromInline let style: ElementStyle

  init(_ style: ElementStyle) { self.style = style }

  /// The selector as it was written.
  public var selector: String { style.selector }

  /// Whether any rule matches the element.
  public var isMatched: Bool { style.isMatched }

  /// Why the selector describes no element; empty when it does.
  public var diagnostics: [Diagnostic] { style.diagnostics }

  /// The style of the element; nil when no rule matches it.
  public var computedStyle: ComputedStyle? { style.computedStyle }

  /// The value of a property, by name.
  public func css(_ property: String) -> CSSValue? { style.value(named: property) }

  /// The value of a property.
  public func css(_ property: Property) -> CSSValue? { style[property] }

  /// A typed property.
  @inlinable
  public func css<Value>(_ property: KeyPath<RuleSet, Value>) -> Value {
    ruleSet[keyPath: property]
  }

  /// Every typed property.
  @inlinable
  public var ruleSet: RuleSet { RuleSet(style) }

  /// The properties the element has, in the order of the table, custom ones after them in the order of their names.
  public var values: [(name: String, value: CSSValue)] { style.namedValues }
}
