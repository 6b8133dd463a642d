// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The outcome of the cascade for a list of rules: the winning declaration of each longhand.
///
/// The winners are in memory that the decision does not own. A decision that a ``RuleListTable``
/// stores is valid as long as the table. A decision that ``Cascade`` returns is in the caller's
/// buffer, and valid until the caller reuses the buffer.
///
/// The type is sendable because the winners do not change while the decision is valid.
struct Decision: BitwiseCopyable, @unchecked Sendable {
  /// The winners in the order of computation, in which inherited properties come first.
  var winners = UnsafeBufferPointer<Winner>(start: nil, count: 0)
  /// The number of winners of inherited properties.
  var inheritedCount = 0

  /// The winners of inherited properties.
  var inheritedWinners: UnsafeBufferPointer<Winner> {
    UnsafeBufferPointer(rebasing: winners[..<inheritedCount])
  }

  /// The winners of non-inherited properties.
  var nonInheritedWinners: UnsafeBufferPointer<Winner> {
    UnsafeBufferPointer(rebasing: winners[inheritedCount...])
  }

  /// A longhand and its winning declaration.
  struct Winner: BitwiseCopyable, Sendable {
    /// The longhand, which is physical.
    let property: Property
    /// The index of the longhand's value in a style.
    let slot: UInt16
    /// The dependence of the computed value on the element and on other values.
    let dependence: DeclaredLonghand.Dependence
    /// The number of the computed value in the value table, or the number of the declaration if
    /// ``dependence`` is not ``DeclaredLonghand/Dependence/nothing``.
    let valueOrDeclaration: UInt32

    /// Creates the winner of a declaration.
    ///
    /// - Parameters:
    ///   - key: The key of the declaration.
    ///   - physical: The physical longhand to which the element's flow maps the declared one, if
    ///     that one is logical.
    ///   - declaration: The number of the declaration, if it comes from the expansion of `all`,
    ///     whose keys have no numbers.
    @inline(__always)
    init(
      _ key: DeclaredLonghands.Key, mappedTo physical: Property? = nil, declaration: UInt32? = nil
    ) {
      property = physical ?? key.property
      slot = physical?.slot ?? key.slot
      dependence = key.dependence
      valueOrDeclaration = declaration ?? key.value
    }
  }
}
