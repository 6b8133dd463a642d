// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension CSSStyleSheet: RuleSetSource {
  /// Returns the computed value of a property, by name, for the element that a selector describes.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet("""
  ///   .button { --accent: teal; color: var(--accent) }
  ///   .button:hover { color: navy }
  ///   """)
  /// sheet.css(".button", "color")                         // rgb(0, 128, 128)
  /// sheet.css(".button", "color", state: .highlighted)    // rgb(0, 0, 128)
  /// sheet.css("toolbar > .button:disabled", "color")      // rgb(0, 128, 128)
  /// sheet.css(".button", "--accent")                      // teal: custom properties too
  /// ```
  ///
  /// - Returns: The computed value. `nil` if no rule matches the element, if the property is
  ///   neither declared nor inherited, or if the selector is invalid. Inherited values come from an
  ///   ancestor in the selector or from the root.
  public func css(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> CSSValue? {
    styleCache.style(for: selector, state: state).value(named: property)
  }

  /// Returns the computed value of a property for the element that a selector describes.
  public func css(
    _ selector: String, _ property: Property, state: ControlState = .normal
  ) -> CSSValue? {
    styleCache.style(for: selector, state: state)[property]
  }

  /// Returns the typed values of the element that a selector describes.
  public func ruleSet(for selector: String, state: ControlState = .normal) -> RuleSet {
    RuleSet(styleCache.style(for: selector, state: state))
  }

  /// Parses a selector for repeated queries of the element that it describes.
  ///
  /// ```swift
  /// let button = sheet.prepare(".button")
  /// button.css("color")      // rgb(0, 128, 128)
  /// button.ruleSet.font      // 14px sans-serif
  /// ```
  public func prepare(_ selector: String, state: ControlState = .normal) -> PreparedSelector {
    PreparedSelector(styleCache.style(for: selector, state: state))
  }

  /// Parses a selector for an element with additional states.
  ///
  /// The states are names of pseudo-classes without colons, such as `hover`, or custom states of
  /// the program.
  public func prepare(_ selector: String, states: [String]) -> PreparedSelector {
    PreparedSelector(styleCache.style(for: selector, states: states))
  }
}
