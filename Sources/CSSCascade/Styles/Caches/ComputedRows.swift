// SPDX-License-Identifier: Apache-2.0

/// The rows of computed values, by all that they depend on.
struct ComputedRows: Sendable {
  /// The facts that decide about the values.
  struct Key: BitwiseCopyable, Equatable, Sendable {
    /// The number of the rules that match.
    let list: UInt32
    /// The number of the values or the context that the values are computed with.
    var context: UInt32 = 0
    /// The number of the flow; zero if it does not matter.
    var flow: UInt32 = 0
    /// The number of the parent's style; zero if the ``references`` are sufficient.
    var parent: UInt32 = 0
    /// The number of the custom properties; zero if the ``references`` are sufficient.
    var customProperties: UInt32 = 0
    private var unused: UInt32 = 0
    /// The rows of custom properties and the parent's values that the declarations of the rules refer to.
    var references = SIMD8<UInt32>(repeating: 0)

    init(_ list: Int) { self.list = UInt32(truncatingIfNeeded: list) }
  }

  private struct Entry: BitwiseCopyable, Sendable {
    let key: Key
    let number: UInt32
  }

  private var entries: [Entry] = []
  private var table = NumberTable()

  /// The number of rows.
  var count: Int { entries.count }

  /// The number of the row for a key; `nil` if it was not computed yet.
  @inline(__always)
  func number(for key: Key) -> UInt32? {
    entries.withUnsafeBufferPointer { entries in
      table.find(Self.hash(key)) { entries[$0].key == key }.map { entries[$0].number }
    }
  }

  /// Keeps the number of a row.
  mutating func insert(_ number: UInt32, for key: Key) {
    table.insert(entries.count, Self.hash(key))
    entries.append(Entry(key: key, number: number))
  }

  @inline(__always)
  private static func hash(_ key: Key) -> UInt32 {
    var hash = NumberTable.mixed(
      UInt64(key.list) << 32 | UInt64(key.context),
      UInt64(key.parent) << 32 | UInt64(key.customProperties))
    hash = NumberTable.mixed(hash, UInt64(key.flow))
    let words = unsafeBitCast(key.references, to: SIMD4<UInt64>.self)
    for lane in 0..<4 { hash = NumberTable.mixed(hash, words[lane]) }
    return UInt32(truncatingIfNeeded: hash)
  }
}
