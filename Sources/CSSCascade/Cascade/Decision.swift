// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The outcome of the cascade for a list of rules: the winning declaration of each longhand.
///
/// A ``RuleListTable`` owns its memory, or a styler does until its next decision.
struct Decision: BitwiseCopyable, @unchecked Sendable {
  /// The winners in the order of computation.
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

  /// A longhand and its winning declaration.
  struct Winner: BitwiseCopyable, Sendable {
    let property: Property
    /// The longhand's slot.
    let slot: UInt16
    /// The dependence of the computed value on other facts.
    let dependence: DeclaredLonghand.Dependence
    /// The number of the value if it depends on nothing else, or else that of the declaration.
    let source: UInt32

    /// Creates the winner of a declaration.
    ///
    /// - Parameters:
    ///   - key: the key of the declaration.
    ///   - physical: the physical longhand in the element's flow, if the declared longhand is
    ///     logical.
    ///   - source: the number of the declaration, if it comes from the expansion of `all`.
    @inline(__always)
    init(_ key: DeclaredLonghands.Key, _ physical: Property? = nil, source: UInt32? = nil) {
      property = physical ?? key.property
      slot = physical?.slot ?? key.slot
      dependence = key.dependence
      self.source = source ?? key.value
    }
  }
}

/// The normal or the important declarations of one rule.
struct CascadeEntry: Sendable {
  let match: RuleMatch
  let isImportant: Bool

  /// Returns the entry's declarations of longhands in a block of the rule.
  func longhands(of block: DeclarationBlock) -> DeclaredLonghands {
    isImportant ? block.important : block.normal
  }
}
