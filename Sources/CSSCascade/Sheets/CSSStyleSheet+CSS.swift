// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension CSSStyleSheet: RuleSetSource {
  /// The value of a property, by name, for the element that a selector describes.
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
  /// - Returns: the computed value; nil when no rule matches the element, when the property is neither declared for it nor
  ///   inherited from a described ancestor or the root, or when the selector describes no element.
  public func css(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> CSSValue? {
    answers.style(for: selector, state: state).value(named: property)
  }

  /// The value of a property for the element that a selector describes.
  public func css(
    _ selector: String, _ property: Property, state: ControlState = .normal
  ) -> CSSValue? {
    answers.style(for: selector, state: state)[property]
  }

  /// Every typed property of the element that a selector describes.
  public func ruleSet(for selector: String, state: ControlState = .normal) -> RuleSet {
    RuleSet(answers.style(for: selector, state: state))
  }

  /// Reads a selector once, for many questions about the element that it describes.
  ///
  /// ```swift
  /// let button = sheet.prepare(".button")
  /// button.css("color")      // rgb(0, 128, 128)
  /// button.ruleSet.font      // 14px sans-serif
  /// ```
  public func prepare(_ selector: String, state: ControlState = .normal) -> PreparedSelector {
    PreparedSelector(answers.style(for: selector, state: state))
  }

  /// Reads a selector once, for an element that is in some states besides those the selector names.
  ///
  /// The states are names of pseudo-classes without their colons, such as `hover`, or of the program's own states.
  public func prepare(_ selector: String, states: [String]) -> PreparedSelector {
    PreparedSelector(answers.style(for: selector, states: states))
  }
}
