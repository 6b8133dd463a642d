// SPDX-License-Identifier: Apache-2.0

/// Numbers for rule contexts; equal contexts in two states of the sheets have the same number.
struct RuleContextNumbers {
  private var numbers: [ComparableRuleContext: Int32] = [:]

  /// Returns the number of a rule's context.
  mutating func number(of rule: Int, in rules: inout ComparedRules) -> Int32 {
    let context = rules.context(of: rule)
    if let number = rules.contexts[context] { return number }
    let key = ComparableRuleContext(context, in: rules.index.records, printer: rules.printer)
    let number = numbers[key] ?? Int32(truncatingIfNeeded: numbers.count)
    numbers[key] = number
    rules.contexts[context] = number
    return number
  }
}
