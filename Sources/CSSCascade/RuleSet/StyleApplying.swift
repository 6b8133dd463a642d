// SPDX-License-Identifier: Apache-2.0

/// An object of the program that applies the style of a rule set to itself.
///
/// ```swift
/// final class Label: StyleApplying {
///   var color = CSSColor.black
///
///   func apply(_ ruleSet: RuleSet) {
///     if let color = ruleSet.color { self.color = color }
///   }
/// }
///
/// let label = Label()
/// label.apply(sheet.ruleSet(for: ".title"))
/// ```
///
/// Values that the rule set does not define are `nil` and should leave the object unchanged.
public protocol StyleApplying {
  /// Applies the values that `ruleSet` defines.
  mutating func apply(_ ruleSet: RuleSet)
}
