// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The changes since the last sample, except those that concern one animated element alone.
struct PendingChanges: Sendable {
  /// The work that changes of elements require whose effects were canceled, by index.
  private(set) var canceled: [Int: ChangeEffect] = [:]
  /// The elements below which values may have changed.
  private(set) var roots: Set<Int> = []
  /// The styles at the last sample of the elements below ``roots``.
  var shown: [Int: ComputedStyle] = [:]

  /// Whether no value changed.
  var isEmpty: Bool { canceled.isEmpty && roots.isEmpty }

  /// Adds a change of an element on which other values depend.
  mutating func add(root: Int) { roots.insert(root) }

  /// Adds the change of a canceled effect on which no other values depend.
  mutating func add(canceled space: ValueSpace, of index: Int) {
    canceled[index] = max(canceled[index] ?? .nothing, space.changeEffect)
  }

  /// Removes all changes.
  mutating func removeAll() {
    canceled.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
  }
}
