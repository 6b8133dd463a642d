// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Longhands by their ranks: a bit for each.
struct LonghandSet {
  /// As many bits as there may be longhands.
  private var words = SIMD8<UInt64>(repeating: 0)
  /// How many longhands there may be.
  static let capacity = 512

  /// Whether a longhand is in the set.
  @inline(__always)
  func contains(_ rank: UInt16) -> Bool {
    words[Int(rank >> 6)] >> UInt64(rank & 63) & 1 != 0
  }

  /// Adds a longhand.
  @inline(__always)
  mutating func insert(_ rank: UInt16) { words[Int(rank >> 6)] |= 1 << UInt64(rank & 63) }

  /// What is left of the set without another one.
  func subtracting(_ other: LonghandSet) -> LonghandSet {
    var result = self
    result.words &= ~other.words
    return result
  }

  /// The longhands that children inherit.
  static let inherited = LonghandSet { $0.isInherited }
  /// The longhands that children do not inherit.
  static let own = LonghandSet { !$0.isInherited }

  /// No longhand.
  init() {}

  /// Some longhands.
  init(_ longhands: some Sequence<Property>) {
    for longhand in longhands { insert(longhand.computingRank) }
  }

  /// Whether every longhand of another set is in this one.
  func isSuperset(of other: LonghandSet) -> Bool {
    words & other.words == other.words
  }

  private init(where isMember: (Property) -> Bool) {
    for property in Property.allCases.prefix(Property.longhandCount) where isMember(property) {
      insert(property.computingRank)
    }
  }

  /// What `element` makes of each longhand, in the order of the ranks.
  @inline(__always)
  func map<Element>(_ element: (UInt16) -> Element) -> [Element] {
    var total = 0
    for index in words.indices { total += words[index].nonzeroBitCount }
    // The standard library writes to the one empty array that all threads share.
    if total == 0 { return [] }
    return [Element](unsafeUninitializedCapacity: total) { elements, count in
      for index in words.indices {
        var rest = words[index]
        while rest != 0 {
          let rank = index << 6 + rest.trailingZeroBitCount
          elements.initializeElement(at: count, to: element(UInt16(truncatingIfNeeded: rank)))
          count += 1
          rest &= rest - 1
        }
      }
    }
  }
}

extension Property {
  /// The longhand's place in the order of computing: inherited ones come first, and of these the ones that others
  /// depend on; the rest stand in the order of the table.
  var computingRank: UInt16 { Self.computingRanks[Int(rawValue)] }

  private static let computingRanks: [UInt16] = {
    let first: [Property] = [
      .colorScheme, .writingMode, .fontSize, .fontWeight, .lineHeight, .color,
    ]
    let longhands = allCases.prefix(longhandCount)
    let order =
      first + longhands.filter { $0.isInherited && !first.contains($0) }
      + longhands.filter { !$0.isInherited }
    precondition(order.count <= LonghandSet.capacity, "a set has a bit for each longhand")
    var ranks = [UInt16](repeating: 0, count: longhandCount)
    for (rank, property) in order.enumerated() {
      ranks[Int(property.rawValue)] = UInt16(truncatingIfNeeded: rank)
    }
    return ranks
  }()
}
