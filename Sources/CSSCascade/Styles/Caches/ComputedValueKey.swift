// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The key of a computed value: the declaration of a longhand, and all dependencies of its value.
struct ComputedValueKey: BitwiseCopyable, Sendable {
  /// The number of the declaration.
  private let declaration: UInt32
  /// The longhand's slot.
  private let slot: UInt32
  /// The number of the context, or the maximum integer if the value does not depend on it.
  var context: UInt32 = .max
  /// The number of the parent's value or row that the value depends on.
  var parent: UInt32 = 0
  /// The bindings of the custom properties that the declaration refers to.
  var texts = SIMD4<UInt32>(repeating: 0)

  /// Creates the key of a winner without context dependencies.
  init(_ winner: Decision.Winner) {
    declaration = winner.valueOrDeclaration
    slot = UInt32(winner.slot)
  }
}
