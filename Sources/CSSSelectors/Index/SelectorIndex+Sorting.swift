// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// The order of selectors in an index.
extension SelectorIndex {
  /// Divides buckets into groups of one context each.
  ///
  /// - Parameters:
  ///   - starts: the index of each bucket's first entry, and the end; takes the index of each bucket's first group, and
  ///     their number.
  ///   - context: returns the context of an entry.
  /// - Returns: the groups, and one that begins at the end.
  static func groups(
    in starts: inout RecordArray<UInt32>, _ context: (Int) -> UInt32
  ) -> RecordArray<Group> {
    var groups: RecordArray<Group> = []
    starts.withUnsafeMutableBufferPointer { starts in
      let end = starts[starts.count - 1]
      for bucket in 0..<starts.count - 1 {
        let entries = starts[bucket]..<starts[bucket + 1]
        starts[bucket] = UInt32(truncatingIfNeeded: groups.count)
        var last: UInt32?
        for entry in entries {
          let context = context(Int(entry))
          if context != last { groups.append(Group(start: entry, context: context)) }
          last = context
        }
      }
      starts[starts.count - 1] = UInt32(truncatingIfNeeded: groups.count)
      groups.append(Group(start: end, context: 0))
    }
    return groups
  }

  /// The places of some elements in the order of their buckets, by a counting sort.
  ///
  /// - Parameters:
  ///   - buckets: the bucket of each element.
  ///   - starts: zeros, one more than there are buckets; takes where each begins in the result, and the end.
  /// - Returns: the places; those of one bucket in their order.
  static func order(
    of buckets: [Int], startingAt starts: UnsafeMutableBufferPointer<UInt32>
  ) -> [UInt32] {
    // Sizes, one bucket on; then sums, which are where buckets begin.
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var order = [UInt32](repeating: 0, count: buckets.count)
    for (place, bucket) in buckets.enumerated() {
      order[Int(starts[bucket])] = UInt32(truncatingIfNeeded: place)
      starts[bucket] += 1
    }
    // Each bucket begins now where it ends: where the next one begins.
    for bucket in (1..<starts.count).reversed() { starts[bucket] = starts[bucket - 1] }
    starts[0] = 0
    return order
  }
}
