// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// The lists of rules with which elements that were not rendered start their transitions.
///
/// The elements of a tree are matched in groups, because the preparation for one element costs as much
/// as that for many.
struct StartingLists {
  private var lists: [Int: UInt32] = [:]
  /// The index after the last matched element.
  private var end = 0
  /// The size of the next group.
  private var groupSize = 1

  /// Returns the list of an element, or `nil` if no rule of `@starting-style` matches it.
  ///
  /// - Parameters:
  ///   - index: The index of the element, greater than in earlier calls.
  ///   - rendered: The tree, in which elements from the index on are rendered as before the change.
  /// - Returns: The number of the list.
  mutating func list(of index: Int, in rendered: RenderedTree) -> UInt32? {
    guard rendered.styler.hasStartingStyles else { return nil }
    if index >= end {
      var group: [Int] = []
      end = index
      while end < rendered.tree.count, group.count < groupSize {
        if !rendered.isRendered[end] { group.append(end) }
        end += 1
      }
      lists = rendered.styler.startingLists(of: group, in: rendered.tree)
      // A group is at most twice as large as required.
      groupSize *= 2
    }
    return lists[index]
  }
}
