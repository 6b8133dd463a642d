// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A declaration of a longhand, and all that its computed value depends on.
struct ComputedValueKey: BitwiseCopyable, Sendable {
  /// The number of the declaration.
  private let declaration: UInt32
  /// The longhand's slot.
  private let slot: UInt32
  /// The number of the context; the greatest number if the value is the same in all of them.
  var context: UInt32 = .max
  /// The number of the parent's value or values that the value depends on.
  var parent: UInt32 = 0
  /// The numbers of the texts of the custom properties that the declaration refers to.
  var texts = SIMD4<UInt32>(repeating: 0)

  /// A key of a winner in every context.
  init(_ winner: Decision.Winner) {
    declaration = winner.source
    slot = UInt32(winner.slot)
  }
}
