// SPDX-License-Identifier: Apache-2.0

/// Numbers by pairs of numbers.
struct PairTable: Sendable {
  private struct Entry: BitwiseCopyable {
    let first: UInt32
    let second: UInt32
    let value: UInt32
  }

  private var entries: [Entry] = []
  private var numbers = NumberTable()

  /// The number of pairs.
  var count: Int { entries.count }

  /// The number of a pair, or `nil` if none was inserted.
  @inline(__always)
  func number(of first: UInt32, _ second: UInt32) -> UInt32? {
    entries.withUnsafeBufferPointer { entries in
      numbers.find(Self.hash(first, second)) {
        entries[$0].first == first && entries[$0].second == second
      }.map { entries[$0].value }
    }
  }

  /// Gives a pair that has none a number.
  mutating func insert(_ value: UInt32, of first: UInt32, _ second: UInt32) {
    numbers.insert(entries.count, Self.hash(first, second))
    entries.append(Entry(first: first, second: second, value: value))
  }

  @inline(__always)
  private static func hash(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let hash = NumberTable.mixed(UInt64(first) << 32 | UInt64(second), 0)
    return UInt32(truncatingIfNeeded: hash)
  }
}
