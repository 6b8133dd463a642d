// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

/// Returns the value of a named property of an element, in the current theme.
///
/// The current theme is ``Theme/current``.
///
/// ```swift
/// css("navigationBar", "background-color")            // rgb(119, 140, 168)
/// css(".tableItem", "color", state: .highlighted)     // rgb(255, 255, 255)
/// ```
///
/// - Returns: The value, or `nil` in these cases: no rule matches the element, the property is
///   neither declared for it nor inherited, or the selector describes no element.
public func css(_ selector: String, _ property: String, state: ControlState = .normal) -> CSSValue?
{
  Theme.current.css(selector, property, state: state)
}

/// Returns a typed property of the element that a selector describes, in the current theme.
///
/// The current theme is ``Theme/current``.
///
/// ```swift
/// css("navigationBar", \.backgroundColor)    // CSSColor?
/// ```
@inlinable
public func css<Value>(
  _ selector: String, _ property: KeyPath<RuleSet, Value>, state: ControlState = .normal
) -> Value {
  Theme.current.css(selector, property, state: state)
}

/// Returns all typed properties of the element that a selector describes, in the current theme.
///
/// The current theme is ``Theme/current``.
public func ruleSet(for selector: String, state: ControlState = .normal) -> RuleSet {
  Theme.current.ruleSet(for: selector, state: state)
}
