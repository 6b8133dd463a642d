// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A set of longhands as a bit set of their ranks.
struct LonghandSet {
  /// The bits, one for each possible longhand.
  private var words = SIMD8<UInt64>(repeating: 0)
  /// The maximum number of longhands.
  static let capacity = 512

  /// Returns whether the set contains a longhand.
  @inline(__always)
  func contains(_ rank: UInt16) -> Bool {
    words[Int(rank >> 6)] >> UInt64(rank & 63) & 1 != 0
  }

  /// Adds a longhand.
  @inline(__always)
  mutating func insert(_ rank: UInt16) { words[Int(rank >> 6)] |= 1 << UInt64(rank & 63) }

  /// Creates an empty set.
  init() {}

  /// Creates a set of longhands.
  init(_ longhands: some Sequence<Property>) {
    for longhand in longhands { insert(longhand.computingRank) }
  }

  /// Returns whether the set contains all longhands of another set.
  func isSuperset(of other: LonghandSet) -> Bool {
    words & other.words == other.words
  }

  /// Calls `body` with each longhand, in the order of the ranks.
  @inline(__always)
  func forEach(_ body: (UInt16) -> Void) {
    for index in words.indices {
      var remainingBits = words[index]
      while remainingBits != 0 {
        body(UInt16(truncatingIfNeeded: index << 6 + remainingBits.trailingZeroBitCount))
        remainingBits &= remainingBits - 1
      }
    }
  }
}

extension Property {
  /// The longhand's position in the order of computation.
  ///
  /// Inherited longhands come first, beginning with those that others depend on. The rest are in
  /// the order of their slots.
  var computingRank: UInt16 { Self.computingRanks[Int(rawValue)] }

  /// The number of inherited longhands, whose ranks come first.
  static let inheritedRankCount = UInt16(
    truncatingIfNeeded: allCases.prefix(longhandCount).count { $0.isInherited })

  private static let computingRanks: [UInt16] = {
    let first: [Property] = [
      .colorScheme, .writingMode, .fontSize, .fontWeight, .lineHeight, .color,
    ]
    let longhands = allCases.prefix(longhandCount)
    let others =
      StyleGroup.properties.compactMap { $0 } + longhands.filter { $0.slot == StyleGroup.noSlot }
    let order = first + others.filter { !first.contains($0) }
    precondition(order.count <= LonghandSet.capacity, "the set must have a bit for each longhand")
    var ranks = [UInt16](repeating: 0, count: longhandCount)
    for (rank, property) in order.enumerated() {
      ranks[Int(property.rawValue)] = UInt16(truncatingIfNeeded: rank)
    }
    return ranks
  }()
}
