// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The changes of animated values since the last sample.
struct PendingChanges: Sendable {
  /// The effects of changes that concern a single element, by its index.
  private(set) var effects: [Int: ChangeEffect] = [:]
  /// The elements below which inherited values may have changed.
  private(set) var roots: Set<Int> = []
  /// The styles at the last sample of the elements below ``roots``.
  var shown: [Int: ComputedStyle] = [:]

  /// Whether no value changed.
  var isEmpty: Bool { effects.isEmpty && roots.isEmpty }

  /// Adds a change of a property of an element.
  mutating func add(_ space: ValueSpace, of index: Int, hasChildren: Bool) {
    if space.affectsOthers(hasChildren: hasChildren) {
      roots.insert(index)
    } else {
      effects[index] = max(effects[index] ?? .nothing, space.changeEffect)
    }
  }

  /// Removes all changes.
  mutating func removeAll() {
    effects.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
  }
}

extension ValueSpace {
  /// Returns whether other values of the element or its children may depend on the property.
  fileprivate func affectsOthers(hasChildren: Bool) -> Bool {
    switch property {
    case .custom: true
    case .longhand: isInherited && hasChildren
    }
  }
}
