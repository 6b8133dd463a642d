// SPDX-License-Identifier: Apache-2.0

/// The order in which the custom properties of rules are bound, by the rules that declare them.
struct SharedPlans: Sendable {
  /// The rules that declare custom properties, by number; number 0 stands for none.
  private var rules: [[UInt32]] = [[]]
  private var numbers = NumberTable()
  /// The plans by number, as far as they are known.
  private var plans: [VariablePlan?] = [nil]
  /// The number of rules and declarations that are kept.
  private var size = 0

  private static let capacity = 1 << 20

  /// Whether no more are kept: lists of rules may differ from tree to tree without end.
  private var isFull: Bool { size > Self.capacity }

  /// The number of rules that declare custom properties, strongest first; `nil` if no more are kept.
  mutating func number(of rules: [UInt32]) -> UInt32? {
    let hash = rules.reduce(0 as UInt64) { NumberTable.mixed($0, UInt64($1)) }
    let key = UInt32(truncatingIfNeeded: hash)
    if let known = numbers.find(key, { self.rules[$0] == rules }) {
      return UInt32(truncatingIfNeeded: known)
    }
    if isFull { return nil }
    let number = self.rules.count
    size += rules.count + 16
    self.rules.append(rules)
    plans.append(nil)
    numbers.insert(number, key)
    return UInt32(truncatingIfNeeded: number)
  }

  /// The plan of the rules with a number, as far as it is known, and the rules.
  func plan(of number: UInt32) -> (plan: VariablePlan?, rules: [UInt32]) {
    (plans[Int(number)], rules[Int(number)])
  }

  /// Keeps the plan of the rules with a number.
  mutating func keep(_ plan: VariablePlan, of number: UInt32) {
    if isFull { return }
    size += plan.declarations.count
    plans[Int(number)] = plan
  }
}
