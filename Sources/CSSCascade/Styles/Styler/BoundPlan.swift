// SPDX-License-Identifier: Apache-2.0

/// A plan with bindings in the tables of a tree.
struct BoundPlan: Sendable {
  let declared: VariablePlan
  /// The binding that each of the plan's declarations had last; that of a constant one never changes.
  var last: [Binding]

  /// A binding, and the bindings that it refers to.
  struct Binding: BitwiseCopyable, Sendable {
    var references = SIMD4<UInt32>(repeating: 0)
    var number: UInt32 = 0
  }
}
