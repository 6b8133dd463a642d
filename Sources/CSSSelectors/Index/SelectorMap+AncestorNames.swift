// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorMap {
  /// The minimum number of selectors in a large bucket.
  private static let largeSize = 64
  /// The bucket size from which names of ancestors at any distance are worth a lookup.
  private static let hugeSize = 512

  /// Moves selectors of large buckets to the bucket of a name that they require on an ancestor.
  ///
  /// The bucket of `item` contains all of `#a .item`, `#b .item`, …, and the universal bucket
  /// `.a > *`, `.b > *`, …. With buckets by ancestor names, an element tries only the selectors
  /// whose id or class is above it. If a selector requires several names, the name with the fewest
  /// selectors counts. A name that very many of the selectors require gets no bucket.
  ///
  /// - Parameters:
  ///   - list: The selectors.
  ///   - table: The table that the selectors are in.
  ///   - nameCount: The number of names.
  ///   - buckets: The bucket of each selector; receives the new ones.
  /// - Returns: The ancestor names that have buckets.
  static func moveToAncestorBuckets(
    _ list: [Element], in table: SelectorTable, nameCount: Int, buckets: inout [Int]
  ) -> AncestorNameTable {
    let first = startCount(nameCount, 0) - 1
    var sizes = [Int32](repeating: 0, count: first / 2)
    for bucket in buckets { sizes[bucket / 2] += 1 }
    guard sizes.contains(where: { $0 >= largeSize }) else { return AncestorNameTable() }
    var numbers: [UInt32: Int] = [:]
    var counts: [Int] = []
    var keys: RecordArray<UInt32> = []
    var maximumDepth: UInt32 = 0
    for (position, element) in list.enumerated() {
      let size = Int(sizes[buckets[position] / 2])
      guard size >= largeSize else { continue }
      let names = table.ancestorNames(of: Int(element.selector)).filter {
        size >= hugeSize || $0.depth <= 2
      }
      func count(of key: UInt32) -> Int { numbers[key].map { counts[$0] } ?? 0 }
      guard let rarest = names.min(by: { count(of: $0.key) < count(of: $1.key) }),
        count(of: rarest.key) < size / 8
      else { continue }
      let number = numbers[rarest.key] ?? keys.count
      if number == keys.count {
        numbers[rarest.key] = number
        keys.append(rarest.key)
        counts.append(0)
      }
      counts[number] += 1
      maximumDepth = max(maximumDepth, rarest.depth)
      buckets[position] = first + number * 2 + buckets[position] % 2
    }
    return AncestorNameTable(keys, maximumDepth: maximumDepth)
  }
}
