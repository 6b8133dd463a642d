// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension Theme: RuleSetSource {
  /// Returns the value of a named property of the element that a selector describes.
  ///
  /// - Returns: The value, or `nil` in these cases: no rule matches the element, the property is
  ///   neither declared for it nor inherited, or the selector describes no element.
  public func css(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> CSSValue? {
    let sheet = sheet
    let value = sheet.css(selector, property, state: state)
    if value == nil { reportMiss(of: property, for: selector, in: sheet) }
    return value
  }

  /// Returns all typed properties of the element that a selector describes.
  public func ruleSet(for selector: String, state: ControlState = .normal) -> RuleSet {
    let sheet = sheet
    let ruleSet = sheet.ruleSet(for: selector, state: state)
    if !ruleSet.isMatched { reportMiss(of: selector, in: sheet) }
    return ruleSet
  }

  /// Applies the style of the element that a selector describes to an object.
  ///
  /// - Returns: Whether a rule matches the element; if not, the object is unchanged.
  @discardableResult
  public func apply(
    _ selector: String, to object: some StyleApplying & AnyObject, state: ControlState = .normal
  ) -> Bool {
    var object = object
    return apply(selector, to: &object, state: state)
  }

  /// Applies the style of the element that a selector describes to a value.
  ///
  /// - Returns: Whether a rule matches the element; if not, the value is unchanged.
  @discardableResult
  public func apply(
    _ selector: String, to value: inout some StyleApplying, state: ControlState = .normal
  ) -> Bool {
    let ruleSet = ruleSet(for: selector, state: state)
    if ruleSet.isMatched { value.apply(ruleSet) }
    return ruleSet.isMatched
  }
}
