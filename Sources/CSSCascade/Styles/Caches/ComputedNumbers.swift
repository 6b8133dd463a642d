// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The numbers of values that were computed, by the declaration and by all that the value depends on.
struct ComputedNumbers: Sendable {
  /// A declaration of a longhand, and the facts that its value depends on.
  struct Key: BitwiseCopyable, Sendable {
    /// The number of the declaration.
    private let declaration: UInt32
    /// The longhand's slot.
    private let slot: UInt32
    /// The number of the context; the greatest number if the value is the same in all of them.
    var context: UInt32
    /// The number of the value, which is no part of the key.
    fileprivate var value: UInt32 = 0
    /// The numbers of the texts of the custom properties that the declaration refers to.
    var texts = SIMD4<UInt32>(repeating: 0)

    /// A key of a winner; in every context if none is given.
    init(_ winner: Decision.Winner, in context: UInt32 = .max) {
      declaration = winner.source
      slot = UInt32(winner.slot)
      self.context = context
    }

    @inline(__always)
    fileprivate var hash: UInt32 {
      var hash = UInt64(declaration) << 32 | UInt64(slot) << 20 ^ UInt64(context)
      hash = NumberTable.mixed(hash, UInt64(texts[0]) << 32 | UInt64(texts[1]))
      hash = NumberTable.mixed(hash, UInt64(texts[2]) << 32 | UInt64(texts[3]))
      return UInt32(truncatingIfNeeded: hash)
    }

    @inline(__always)
    fileprivate static func == (a: Key, b: Key) -> Bool {
      a.declaration == b.declaration && a.slot == b.slot && a.context == b.context
        && a.texts == b.texts
    }
  }

  private var keys: [Key] = []
  private var table = NumberTable()

  /// The number of values.
  var count: Int { keys.count }

  /// The number of the value for a key; `nil` if it was not computed yet.
  @inline(__always)
  func number(for key: Key) -> UInt32? {
    keys.withUnsafeBufferPointer { keys in
      table.find(key.hash) { keys[$0] == key }.map { keys[$0].value }
    }
  }

  /// Keeps the number of a value.
  mutating func insert(_ number: UInt32, for key: Key) {
    table.insert(keys.count, key.hash)
    var key = key
    key.value = number
    keys.append(key)
  }
}
