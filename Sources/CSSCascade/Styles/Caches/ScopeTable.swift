// SPDX-License-Identifier: Apache-2.0

/// The scopes of custom properties by the rules that declare them and by the scope of the parent.
struct ScopeTable: Sendable {
  /// The bound plans of rules by number, or `nil` before first use.
  private var plans: [BoundPlan?] = []
  /// The scope numbers, by the number of the rules and that of the parent's scope.
  private var scopes = KeyTable<UInt64>()

  /// The number of known scopes.
  var count: Int { scopes.count }

  /// Returns the scope of some rules below a parent's scope, or `nil` if it is unknown.
  @inline(__always)
  func scope(of rules: UInt32, below parent: UInt32) -> UInt32? {
    scopes.number(for: UInt64(rules, parent))
  }

  /// Stores the scope of some rules below a parent's scope.
  mutating func insert(_ scope: UInt32, of rules: UInt32, below parent: UInt32) {
    scopes.insert(scope, for: UInt64(rules, parent))
  }

  /// Removes and returns the plan of some rules, or returns `nil` if there is none.
  mutating func removePlan(of rules: UInt32) -> BoundPlan? {
    guard rules < plans.count else { return nil }
    var plan: BoundPlan?
    swap(&plan, &plans[Int(rules)])
    return plan
  }

  /// Stores the plan of some rules.
  mutating func insert(_ plan: BoundPlan, of rules: UInt32) {
    while plans.count <= rules { plans.append(nil) }
    plans[Int(rules)] = plan
  }
}
