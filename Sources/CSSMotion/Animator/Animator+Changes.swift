// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension Animator {
  /// Removes and returns the changes since the last sample, in document order.
  mutating func removeChanges() -> [AnimatorSample.Change] {
    var own: [AnimatorSample.Change] = []
    own.reserveCapacity(elements.count)
    for position in elements.indices {
      guard let effect = elements[position].pendingEffect else { continue }
      elements[position].pendingEffect = nil
      own.append(.init(index: elements[position].index, effect: effect, isInherited: false))
    }
    if changes.isEmpty { return own }
    var found: [Int: AnimatorSample.Change] = [:]
    for change in own { found[change.index] = change }
    for (index, effect) in changes.canceled {
      let earlier = found[index]?.effect ?? .nothing
      found[index] = .init(index: index, effect: max(effect, earlier), isInherited: false)
    }
    for root in changes.roots.sorted() { addChanges(below: root, to: &found) }
    changes.removeAll()
    return found.values.sorted { $0.index < $1.index }
  }

  /// Adds the elements from a root on whose styles differ from those at the last sample.
  private mutating func addChanges(
    below root: Int, to found: inout [Int: AnimatorSample.Change]
  ) {
    var index = root
    let end = tree.subtreeEnd(of: root)
    while index < end {
      let style = style(at: index)
      let shown = changes.shown[index] ?? tree.style(at: index)
      let effect = style.effect(replacing: shown)
      if let effect {
        let earlier = found[index]
        found[index] = .init(
          index: index, effect: max(effect, earlier?.effect ?? .nothing),
          isInherited: earlier?.isInherited ?? (index != root))
      }
      changes.shown[index] = styleNumber(at: index) == nil ? nil : style
      // Without a change, the descendants inherit the same values.
      index = effect == nil && index != root ? tree.subtreeEnd(of: index) : index + 1
    }
  }
}
