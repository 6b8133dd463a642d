// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// The selectors of functions whose enclosing selector is still being parsed.
///
/// The components of a selector are a range of the table's, and so are the records of a function.
/// The parts of nested selectors are kept here until the enclosing selector is complete, so that
/// each component is moved at most twice.
struct PendingSelectors: Sendable {
  /// The components of completed selectors in functions.
  var components: [SimpleSelector] = []
  /// The completed selectors of open functions, the innermost function last.
  var records: [SelectorRecord] = []
  /// The number of the table's branches with components in the table; those of the others are here.
  var absoluteBranchCount = 0
}

extension PendingSelectors {
  /// Removes the components and the records beyond the specified counts.
  mutating func truncate(toComponents componentCount: Int, records recordCount: Int) {
    components.removeLast(components.count - componentCount)
    records.removeLast(records.count - recordCount)
  }
}

/// The element counts of a table, to discard what is parsed later.
struct SelectorTableCheckpoint {
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
  /// The current element counts of the table.
  var checkpoint: SelectorTableCheckpoint {
    SelectorTableCheckpoint(
      components: components.count, selectors: selectors.count, branches: branches.count,
      arguments: arguments.count, nths: nths.count,
      languages: (lists: languages.lists.count, ranges: languages.ranges.count),
      attributes: attributes.count, text: text.count,
      pending: (components: pending.components.count, records: pending.records.count))
  }

  /// Removes everything that was parsed since a mark.
  mutating func restore(_ checkpoint: SelectorTableCheckpoint) {
    components.removeLast(components.count - checkpoint.components)
    selectors.removeLast(selectors.count - checkpoint.selectors)
    branches.removeLast(branches.count - checkpoint.branches)
    arguments.removeLast(arguments.count - checkpoint.arguments)
    nths.removeLast(nths.count - checkpoint.nths)
    languages.truncate(toRanges: checkpoint.languages.ranges, lists: checkpoint.languages.lists)
    attributes.removeLast(attributes.count - checkpoint.attributes)
    text.removeLast(text.count - checkpoint.text)
    pending.truncate(
      toComponents: checkpoint.pending.components, records: checkpoint.pending.records)
    pending.absoluteBranchCount = min(pending.absoluteBranchCount, branches.count)
  }

  /// Moves the components from an index on to the pending ones, and returns their range there.
  mutating func moveToPending(from start: Int) -> Range<UInt32> {
    let first = UInt32(truncatingIfNeeded: pending.components.count)
    for index in start..<components.count { pending.components.append(components[index]) }
    components.removeLast(components.count - start)
    return first..<UInt32(truncatingIfNeeded: pending.components.count)
  }

  /// Moves the records of the innermost function, from an index on, to the branches.
  mutating func closeBranches(from first: Int) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: branches.count)
    for index in first..<pending.records.count { branches.append(pending.records[index]) }
    pending.records.removeLast(pending.records.count - first)
    return start..<UInt32(truncatingIfNeeded: branches.count)
  }

  /// Appends all pending components after those of the selector that was just completed.
  mutating func appendPending() {
    let offset = UInt32(truncatingIfNeeded: components.count)
    components.append(contentsOf: pending.components)
    pending.components.removeAll(keepingCapacity: true)
    for index in pending.absoluteBranchCount..<branches.count {
      let range = branches[index].components
      branches[index].components = range.lowerBound + offset..<range.upperBound + offset
    }
    pending.absoluteBranchCount = branches.count
  }
}
