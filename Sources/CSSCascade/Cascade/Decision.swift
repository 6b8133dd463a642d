// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The outcome of the cascade for a list of rules: a declaration for each longhand that is declared.
///
/// Its memory is that of a ``RuleListTable``, or that of a styler until the next decision.
struct Decision: BitwiseCopyable, @unchecked Sendable {
  /// The winners in the order in which they are computed.
  var winners = UnsafeBufferPointer<Winner>(start: nil, count: 0)
  /// The number of winners that children inherit; they come first.
  var inheritedCount = 0

  /// The winners that children inherit.
  var inherited: UnsafeBufferPointer<Winner> {
    UnsafeBufferPointer(rebasing: winners[..<inheritedCount])
  }

  /// The winners that children do not inherit.
  var reset: UnsafeBufferPointer<Winner> {
    UnsafeBufferPointer(rebasing: winners[inheritedCount...])
  }

  /// A longhand, and the declaration that won.
  struct Winner: BitwiseCopyable, Sendable {
    let property: Property
    /// The longhand's slot.
    let slot: UInt16
    /// The dependence of the computed value on other facts.
    let dependence: DeclaredLonghand.Dependence
    /// The number of the value if it depends on nothing, else that of the declaration.
    let source: UInt32

    /// Creates the winner of a declaration; that of a logical longhand is of the physical one in the element's flow.
    @inline(__always)
    init(_ key: DeclaredLonghands.Key, _ physical: Property? = nil, source: UInt32? = nil) {
      property = physical ?? key.property
      slot = physical?.slot ?? key.slot
      dependence = key.dependence
      self.source = source ?? key.value
    }
  }
}

/// The declarations of one rule that are normal, or those that are important.
struct DeclaredRun: Sendable {
  let match: RuleMatch
  let isImportant: Bool

  /// The declarations of longhands in a block of the rule.
  func longhands(of block: DeclarationBlock) -> DeclaredLonghands {
    isImportant ? block.important : block.normal
  }
}
