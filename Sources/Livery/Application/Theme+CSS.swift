// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension Theme: RuleSetSource {
  /// The value of a property, by name, for the element that a selector describes.
  ///
  /// - Returns: nil when no rule matches the element, when the property is neither declared for it nor inherited, or when
  ///   the selector describes no element.
  public func css(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> CSSValue? {
    let sheet = sheet
    let value = sheet.css(selector, property, state: state)
    if value == nil { reportMiss(of: property, for: selector, in: sheet) }
    return value
  }

  /// Every typed property of the element that a selector describes.
  public func ruleSet(for selector: String, state: ControlState = .normal) -> RuleSet {
    let sheet = sheet
    let ruleSet = sheet.ruleSet(for: selector, state: state)
    if !ruleSet.isMatched { reportMiss(of: selector, in: sheet) }
    return ruleSet
  }

  /// Lets an object take over the look of the element that a selector describes.
  ///
  /// - Returns: whether a rule matches the element; when none does, the object is left alone.
  @discardableResult
  public func apply(
    _ selector: String, to object: some StyleApplying & AnyObject, state: ControlState = .normal
  ) -> Bool {
    var object = object
    return apply(selector, to: &object, state: state)
  }

  /// Lets a value take over the look of the element that a selector describes.
  ///
  /// - Returns: whether a rule matches the element; when none does, the value is left alone.
  @discardableResult
  public func apply(
    _ selector: String, to value: inout some StyleApplying, state: ControlState = .normal
  ) -> Bool {
    let ruleSet = ruleSet(for: selector, state: state)
    if ruleSet.isMatched { value.apply(ruleSet) }
    return ruleSet.isMatched
  }
}
