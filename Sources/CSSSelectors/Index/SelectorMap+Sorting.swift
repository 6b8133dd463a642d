// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// The order of selectors in an index.
extension SelectorMap {
  /// Divides buckets into groups of one context each.
  ///
  /// - Parameters:
  ///   - starts: The index of each bucket's first entry, and the end; receives the index of each
  ///     bucket's first group, and the number of groups.
  ///   - context: Returns the context of an entry.
  /// - Returns: The groups, and a sentinel that begins at the end.
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

  /// Returns the positions of elements in the order of their buckets, by a counting sort.
  ///
  /// - Parameters:
  ///   - buckets: The bucket of each element.
  ///   - starts: Zeros, one more than there are buckets; receives the start of each bucket in the
  ///     result, and the end.
  /// - Returns: The positions; the order within a bucket is stable.
  static func order(
    of buckets: [Int], startingAt starts: UnsafeMutableBufferPointer<UInt32>
  ) -> [UInt32] {
    // Counts sizes, shifted by one bucket, then sums them up to the starts of the buckets.
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var order = [UInt32](repeating: 0, count: buckets.count)
    for (position, bucket) in buckets.enumerated() {
      order[Int(starts[bucket])] = UInt32(truncatingIfNeeded: position)
      starts[bucket] += 1
    }
    // Each start was advanced to its bucket's end, which is the start of the next bucket.
    for bucket in (1..<starts.count).reversed() { starts[bucket] = starts[bucket - 1] }
    starts[0] = 0
    return order
  }
}
