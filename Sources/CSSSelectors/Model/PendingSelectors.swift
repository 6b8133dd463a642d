// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// What was read of functions while the selector around them is not finished.
///
/// The components of a selector are a run of the table's, and so are the records of a function: what is inside of a
/// selector waits here until that one is finished, so that each component is moved twice at most.
struct PendingSelectors: Sendable {
  /// The components of finished selectors inside of functions.
  var components: [SimpleSelector] = []
  /// The finished selectors of functions that are still open, the innermost function last.
  var records: [SelectorRecord] = []
  /// How many of the table's branches have components in the table; those of the others are here.
  var settledCount = 0
}

extension PendingSelectors {
  /// Removes the components and the records beyond some counts.
  mutating func truncate(toComponents componentCount: Int, records recordCount: Int) {
    components.removeLast(components.count - componentCount)
    records.removeLast(records.count - recordCount)
  }
}

/// How much a table holds, so that what is read later can be taken away again.
struct SelectorTableMark {
  fileprivate let components: Int
  fileprivate let selectors: Int
  fileprivate let branches: Int
  fileprivate let arguments: Int
  fileprivate let nths: Int
  fileprivate let languages: (lists: Int, ranges: Int)
  fileprivate let attributes: Int
  fileprivate let text: Int
  fileprivate let pending: (components: Int, records: Int)
}

extension SelectorTable {
  /// How much the table holds now.
  var mark: SelectorTableMark {
    SelectorTableMark(
      components: components.count, selectors: selectors.count, branches: branches.count,
      arguments: arguments.count, nths: nths.count,
      languages: (lists: languages.lists.count, ranges: languages.ranges.count),
      attributes: attributes.count, text: text.count,
      pending: (components: pending.components.count, records: pending.records.count))
  }

  /// Takes away what was read since a mark.
  mutating func restore(_ mark: SelectorTableMark) {
    components.removeLast(components.count - mark.components)
    selectors.removeLast(selectors.count - mark.selectors)
    branches.removeLast(branches.count - mark.branches)
    arguments.removeLast(arguments.count - mark.arguments)
    nths.removeLast(nths.count - mark.nths)
    languages.truncate(toRanges: mark.languages.ranges, lists: mark.languages.lists)
    attributes.removeLast(attributes.count - mark.attributes)
    text.removeLast(text.count - mark.text)
    pending.truncate(toComponents: mark.pending.components, records: mark.pending.records)
    pending.settledCount = min(pending.settledCount, branches.count)
  }

  /// Moves the components from an index on to those that wait, and gives their range there.
  mutating func setAside(from start: Int) -> Range<UInt32> {
    let first = UInt32(truncatingIfNeeded: pending.components.count)
    for index in start..<components.count { pending.components.append(components[index]) }
    components.removeLast(components.count - start)
    return first..<UInt32(truncatingIfNeeded: pending.components.count)
  }

  /// Moves the records from an index on, which are those of the innermost function, to the branches.
  mutating func closeBranches(from first: Int) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: branches.count)
    for index in first..<pending.records.count { branches.append(pending.records[index]) }
    pending.records.removeLast(pending.records.count - first)
    return start..<UInt32(truncatingIfNeeded: branches.count)
  }

  /// Puts all that waits behind the components of the selector that was just finished.
  mutating func settlePending() {
    let offset = UInt32(truncatingIfNeeded: components.count)
    components.append(contentsOf: pending.components)
    pending.components.removeAll(keepingCapacity: true)
    for index in pending.settledCount..<branches.count {
      let range = branches[index].components
      branches[index].components = range.lowerBound + offset..<range.upperBound + offset
    }
    pending.settledCount = branches.count
  }
}
