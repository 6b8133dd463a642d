// SPDX-License-Identifier: Apache-2.0

/// An object of the program that takes its look from a rule set.
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
/// What a rule set leaves undefined is nil and is best left as it is.
public protocol StyleApplying {
  /// Takes over what `ruleSet` defines.
  mutating func apply(_ ruleSet: RuleSet)
}
