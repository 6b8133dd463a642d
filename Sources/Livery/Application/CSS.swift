// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

/// The value of a property, by name, for the element that a selector describes, in the ``Theme/current`` theme.
///
/// ```swift
/// css("navigationBar", "background-color")            // rgb(119, 140, 168)
/// css(".tableItem", "color", state: .highlighted)     // rgb(255, 255, 255)
/// ```
///
/// - Returns: nil when no rule matches the element, when the property is neither declared for it nor inherited, or when the
///   selector describes no element.
public func css(_ selector: String, _ property: String, state: ControlState = .normal) -> CSSValue?
{
  Theme.current.css(selector, property, state: state)
}

/// A typed property of the element that a selector describes, in the ``Theme/current`` theme.
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

/// Every typed property of the element that a selector describes, in the ``Theme/current`` theme.
public func ruleSet(for selector: String, state: ControlState = .normal) -> RuleSet {
  Theme.current.ruleSet(for: selector, state: state)
}
