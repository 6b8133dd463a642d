// SPDX-License-Identifier: Apache-2.0

/// The plans for binding the custom properties of rules, by the rules that declare them.
struct SharedPlans: Sendable {
  /// The rules that declare custom properties, by number.
  ///
  /// Number 0 represents no rules.
  private var rules: [[UInt32]] = [[]]
  private var numbers = NumberTable()
  /// The known plans by number.
  private var plans: [VariablePlan?] = [nil]
  /// The number of stored rules and declarations.
  private var size = 0

  private static let capacity = 1 << 20

  /// Whether the capacity is reached.
  ///
  /// Lists of rules may differ from tree to tree without limit.
  private var isFull: Bool { size > Self.capacity }

  /// Returns the number of the rules that declare custom properties, strongest first, or `nil` if
  /// the cache is full.
  mutating func number(of rules: [UInt32]) -> UInt32? {
    let hash = rules.reduce(0 as UInt64) { NumberTable.mixed($0, UInt64($1)) }
    let key = UInt32(truncatingIfNeeded: hash)
    if let existing = numbers.find(key, { self.rules[$0] == rules }) {
      return UInt32(truncatingIfNeeded: existing)
    }
    if isFull { return nil }
    let number = self.rules.count
    size += rules.count + 16
    self.rules.append(rules)
    plans.append(nil)
    numbers.insert(number, key)
    return UInt32(truncatingIfNeeded: number)
  }

  /// Returns the known plan of the rules with a number, and the rules.
  func plan(of number: UInt32) -> (plan: VariablePlan?, rules: [UInt32]) {
    (plans[Int(number)], rules[Int(number)])
  }

  /// Stores the plan of the rules with a number.
  mutating func insert(_ plan: VariablePlan, of number: UInt32) {
    if isFull { return }
    size += plan.declarations.count
    plans[Int(number)] = plan
  }
}
