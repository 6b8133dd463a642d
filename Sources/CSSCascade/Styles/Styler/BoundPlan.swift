// SPDX-License-Identifier: Apache-2.0

/// A plan with its bindings in the tables of a tree.
struct BoundPlan: Sendable {
  let declared: VariablePlan
  /// The latest binding of each declaration in the plan.
  ///
  /// That of a constant declaration never changes.
  var last: [Binding]

  /// A binding and the bindings that it refers to.
  struct Binding: BitwiseCopyable, Sendable {
    var references = SIMD4<UInt32>(repeating: 0)
    var number: UInt32 = 0
  }
}
