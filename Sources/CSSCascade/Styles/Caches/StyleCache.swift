// SPDX-License-Identifier: Apache-2.0

/// The styles that were computed, by all that they depend on: the rules that match, the values that the parent passes on,
/// and the parent's style where a value is taken from it.
struct StyleCache: Sendable {
  /// The facts that decide about a style.
  struct Key: BitwiseCopyable, Equatable, Sendable {
    let list: UInt32
    /// The number of the inherited values; the greatest number for a root.
    let inherited: UInt32
    /// The number of the parent's style; zero if it does not matter.
    let parent: UInt32
  }

  private struct Entry: BitwiseCopyable, Sendable {
    let key: Key
    let style: UInt32
  }

  private var entries: [Entry] = []
  private var table = NumberTable()

  /// The number of styles.
  var count: Int { entries.count }

  /// The number of the style for a key; `nil` if it was not computed yet.
  @inline(__always)
  func style(for key: Key) -> UInt32? {
    entries.withUnsafeBufferPointer { entries in
      table.find(Self.hash(key)) { entries[$0].key == key }.map { entries[$0].style }
    }
  }

  /// Keeps the number of a style.
  mutating func insert(_ style: UInt32, for key: Key) {
    table.insert(entries.count, Self.hash(key))
    entries.append(Entry(key: key, style: style))
  }

  @inline(__always)
  private static func hash(_ key: Key) -> UInt32 {
    let hash = NumberTable.mixed(UInt64(key.list) << 32 | UInt64(key.inherited), UInt64(key.parent))
    return UInt32(truncatingIfNeeded: hash)
  }
}
