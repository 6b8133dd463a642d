// SPDX-License-Identifier: Apache-2.0

/// A source of rule sets: a stack of style sheets, or a theme.
public protocol RuleSetSource {
  /// Returns the typed values of the element that a selector describes.
  func ruleSet(for selector: String, state: ControlState) -> RuleSet
}

extension RuleSetSource {
  /// Returns a typed property of the element that a selector describes.
  ///
  /// ```swift
  /// sheet.css(".button", \.color)         // CSSColor?, checked by the compiler
  /// sheet.css(".button", \.font.size)     // Double
  /// ```
  @inlinable
  public func css<Value>(
    _ selector: String, _ property: KeyPath<RuleSet, Value>, state: ControlState = .normal
  ) -> Value {
    ruleSet(for: selector, state: state)[keyPath: property]
  }
}
