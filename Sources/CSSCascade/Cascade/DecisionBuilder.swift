// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The state of a decision of the cascade.
struct DecisionBuilder {
  let slots: UnsafeMutablePointer<Decision.Winner>
  let flow: Flow?
  let levels: CascadeLevels
  /// The decided longhands, by rank.
  var decided = LonghandSet()
  /// The reverted declarations of longhands that are not decided yet.
  var reverted: [UInt16: RevertedDeclarations] = [:]

  /// Adds declarations that are neither logical nor `revert`.
  @inline(__always)
  mutating func decide(_ keys: AppendOnlyList<DeclaredLonghands.Key>, in range: Range<UInt32>) {
    for index in range {
      let key = keys.address(of: Int(index))
      let rank = key.pointee.rank
      if decided.contains(rank) { continue }
      decided.insert(rank)
      (slots + Int(rank)).initialize(to: Decision.Winner(key.pointee))
    }
  }

  /// Adds declarations of any kind.
  mutating func decide(
    _ keys: AppendOnlyList<DeclaredLonghands.Key>, in range: Range<UInt32>, of entry: CascadeEntry,
    longhands: DeclaredLonghands, expandedAs source: UInt32
  ) {
    // A rule may declare a side by its logical and its physical name: the later declaration wins.
    let order = flow != nil && longhands.hasLogical ? longhands.latestFirst : nil
    for position in 0..<range.count {
      let index = order?[position] ?? position
      decide(keys[Int(range.lowerBound) + index], at: index, of: entry, longhands: longhands)
    }
    guard let expansion = longhands.expansion,
      !AllExpansion.isFullyDecided(by: decided, isFlowKnown: flow != nil)
    else { return }
    for (position, key) in expansion.keys.enumerated() {
      decide(key, at: range.count + position, of: entry, longhands: longhands, source: source)
    }
  }

  private mutating func decide(
    _ key: DeclaredLonghands.Key, at index: Int, of entry: CascadeEntry,
    longhands: DeclaredLonghands, source: UInt32? = nil
  ) {
    var (property, rank) = (key.property, key.rank)
    if key.isLogical {
      guard let flow else { return }
      property = property.physical(in: flow)
      rank = property.computingRank
    }
    if decided.contains(rank) { return }
    if key.isRevert || !reverted.isEmpty {
      let level = entry.match.level
      if let revertedLevels = reverted[rank], revertedLevels.contains(level, in: levels) { return }
      if key.isRevert, case .keyword(let keyword) = longhands.declaration(at: index).value {
        reverted[rank, default: RevertedDeclarations()].insert(keyword, at: level, in: levels)
        return
      }
    }
    decided.insert(rank)
    (slots + Int(rank)).initialize(
      to: Decision.Winner(key, mappedTo: key.isLogical ? property : nil, declaration: source))
  }
}
