// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorIndex {
  /// The number of selectors from which a bucket is large.
  private static let largeSize = 64
  /// The number of selectors from which a look at the names of all ancestors costs less than these selectors do.
  private static let hugeSize = 512

  /// Files selectors of large buckets by a name that they require above the element.
  ///
  /// `#a .item`, `#b .item`, … are all in the bucket of `item`, and `.a > *`, `.b > *`, … in that of any element; by the
  /// names above, an element tries only those whose id or class is there. Of several names the one that files the fewest
  /// counts. A name that very many of the selectors require is none to file them by.
  ///
  /// - Parameters:
  ///   - list: the selectors.
  ///   - table: the table that the selectors are in.
  ///   - nameCount: the number of names.
  ///   - buckets: the bucket of each selector; takes the new ones.
  /// - Returns: the names above that have buckets.
  static func fileByNamesAbove(
    _ list: [Element], in table: SelectorTable, nameCount: Int, buckets: inout [Int]
  ) -> NamesAbove {
    let first = startCount(nameCount, 0) - 1
    var sizes = [Int32](repeating: 0, count: first / 2)
    for bucket in buckets { sizes[bucket / 2] += 1 }
    guard sizes.contains(where: { $0 >= largeSize }) else { return NamesAbove() }
    var numbers: [UInt32: Int] = [:]
    var counts: [Int] = []
    var keys: RecordArray<UInt32> = []
    var maximumDepth: UInt32 = 0
    for (position, element) in list.enumerated() {
      let size = Int(sizes[buckets[position] / 2])
      guard size >= largeSize else { continue }
      let names = table.namesAbove(Int(element.selector)).filter {
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
    return NamesAbove(keys, maximumDepth: maximumDepth)
  }
}
