// SPDX-License-Identifier: Apache-2.0

/// The order in which the custom properties of rules are bound, by the rules that declare them.
struct SharedPlans: Sendable {
  /// The rules that declare custom properties, by number; number 0 stands for none.
  private var rules: [[UInt32]] = [[]]
  private var numbers: [[UInt32]: UInt32] = [:]
  private var plans: [UInt32: VariablePlan] = [:]
  /// The number of rules and declarations that are kept.
  private var size = 0

  private static let capacity = 1 << 20

  /// Whether no more are kept: lists of rules may differ from tree to tree without end.
  private var isFull: Bool { size > Self.capacity }

  /// The number of rules that declare custom properties, strongest first; `nil` if no more are kept.
  mutating func number(of rules: [UInt32]) -> UInt32? {
    if let known = numbers[rules] { return known }
    if isFull { return nil }
    let number = UInt32(truncatingIfNeeded: self.rules.count)
    size += rules.count + 16
    self.rules.append(rules)
    numbers[rules] = number
    return number
  }

  /// The plan of the rules with a number, as far as it is known, and the rules.
  func plan(of number: UInt32) -> (plan: VariablePlan?, rules: [UInt32]) {
    (plans[number], rules[Int(number)])
  }

  /// Keeps the plan of the rules with a number.
  mutating func keep(_ plan: VariablePlan, of number: UInt32) {
    if isFull { return }
    size += plan.declarations.count
    plans[number] = plan
  }
}
