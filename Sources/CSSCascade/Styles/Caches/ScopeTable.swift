// SPDX-License-Identifier: Apache-2.0

/// The custom properties of elements by the rules that declare them and by those that the parent passes on.
struct ScopeTable: Sendable {
  /// The declarations of rules by number, as soon as an element has them.
  private var plans: [BoundPlan?] = []
  /// The numbers of the scopes, by the number of the rules and that of the parent's scope.
  private var scopes = KeyTable<UInt64>()

  /// The number of scopes that are known.
  var count: Int { scopes.count }

  /// The scope of some rules below a parent's; `nil` until it is made.
  @inline(__always)
  func scope(of rules: UInt32, below parent: UInt32) -> UInt32? {
    scopes.number(for: UInt64(rules, parent))
  }

  /// Keeps the scope of some rules below a parent's.
  mutating func keep(_ scope: UInt32, of rules: UInt32, below parent: UInt32) {
    scopes.insert(scope, for: UInt64(rules, parent))
  }

  /// Removes the declarations of some rules and returns them; `nil` if no element has them yet.
  mutating func takePlan(of rules: UInt32) -> BoundPlan? {
    guard rules < plans.count else { return nil }
    var plan: BoundPlan?
    swap(&plan, &plans[Int(rules)])
    return plan
  }

  /// Keeps the declarations of some rules.
  mutating func keep(_ plan: BoundPlan, of rules: UInt32) {
    while plans.count <= rules { plans.append(nil) }
    plans[Int(rules)] = plan
  }
}
