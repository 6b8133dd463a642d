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
    private let padding: UInt32 = 0
    /// The addresses of the texts of the custom properties that the declaration refers to.
    var texts = SIMD4<UInt64>(repeating: 0)

    /// A key of a winner, whatever the context.
    init(_ winner: Decision.Winner, in context: UInt32 = .max) {
      declaration = winner.source
      slot = UInt32(winner.slot)
      self.context = context
    }

    @inline(__always)
    fileprivate var hash: UInt32 {
      var hash = UInt64(declaration) << 32 | UInt64(slot) << 20 ^ UInt64(context)
      hash = NumberTable.mixed(hash, texts[0] &+ texts[1] << 20)
      hash = NumberTable.mixed(hash, texts[2] &+ texts[3] << 20)
      return UInt32(truncatingIfNeeded: hash)
    }

    @inline(__always)
    fileprivate static func == (a: Key, b: Key) -> Bool {
      a.declaration == b.declaration && a.slot == b.slot && a.context == b.context
        && a.texts == b.texts
    }
  }

  private var entries: [(key: Key, number: UInt32)] = []
  private var table = NumberTable()
  /// The texts whose addresses are in keys: no other object may take these.
  private var texts: [VariableText] = []

  /// The number of values.
  var count: Int { entries.count }

  /// The number of the value for a key; `nil` if it was not computed yet.
  @inline(__always)
  func number(for key: Key) -> UInt32? {
    entries.withUnsafeBufferPointer { entries in
      table.find(key.hash) { entries[$0].key == key }.map { entries[$0].number }
    }
  }

  /// Keeps the number of a value, and the texts that it was computed with.
  mutating func insert(_ number: UInt32, for key: Key, _ texts: some Sequence<VariableText>) {
    table.insert(entries.count, key.hash)
    entries.append((key, number))
    self.texts.append(contentsOf: texts)
  }
}
