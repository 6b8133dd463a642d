// SPDX-License-Identifier: Apache-2.0

/// A number table with its keys, which map to numbers.
///
/// A key consists of numbers without padding.
struct KeyTable<Key: BitwiseCopyable & Sendable>: Sendable {
  private struct Entry: BitwiseCopyable, Sendable {
    let key: Key
    let number: UInt32
  }

  private let entries = AppendOnlyList<Entry>()
  private var numbers: NumberTable

  /// Creates an empty table, with memory for an expected number of keys.
  init(expecting expected: Int = 0) { numbers = NumberTable(expecting: expected) }

  /// The number of keys.
  var count: Int { entries.count }

  /// Returns the number of a key, or `nil` if the table lacks it.
  @inline(__always)
  func number(for key: Key) -> UInt32? {
    numbers.find(NumberTable.hash(of: key)) {
      NumberTable.areEqual(keyAddress(of: $0), key)
    }.map { entries.address(of: $0).pointee.number }
  }

  /// Inserts the number of a key that the table does not contain.
  mutating func insert(_ number: UInt32, for key: Key) {
    numbers.insert(entries.append(Entry(key: key, number: number)), NumberTable.hash(of: key))
  }

  @inline(__always)
  private func keyAddress(of index: Int) -> UnsafePointer<Key> {
    UnsafeRawPointer(entries.address(of: index)).assumingMemoryBound(to: Key.self)
  }
}

extension UInt64 {
  /// Creates a key from two numbers.
  ///
  /// A vector would also work, but creating the metadata of a generic table of vectors takes longer
  /// than computing a first style.
  init(_ first: UInt32, _ second: UInt32) { self = UInt64(first) << 32 | UInt64(second) }
}
