// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSValues

extension Animator {
  /// Compares the styles of a tree with those of the last update, and starts, reverses, retargets
  /// or cancels transitions and animations.
  ///
  /// Pass the tree after each update of its nodes, sheets or environment. An update without changed
  /// styles is no style change event. A tree may also be a new
  /// one: an element for the same object continues its animations, as does an element without an
  /// object at the same position with the same type and id.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - time: The time of the change.
  public mutating func update(_ tree: StyledTree, at time: Duration) {
    advance(to: time.inMilliseconds)
    let isSame =
      tree.hasSameRules(as: self.tree) && tree.sharesStyles(with: self.tree)
      && tree.hasSameStructure(as: self.tree)
    let rendered = RenderedTree(tree, replacing: self.rendered)
    if isSame {
      self.rendered = rendered
      return
    }
    generation += 1
    apply(StyleChange(from: self, to: rendered, self.time, generation, options).run())
  }

  /// Adopts the consequences of a change.
  mutating func apply(_ result: StyleChange.Result) {
    for canceled in result.canceled { report(canceled, in: result.rendered ?? rendered) }
    if let rendered = result.rendered {
      self.rendered = rendered
      self.rendered.invalidateStyles()
    }
    problems.formUnion(result.problems)
    if let newIndices = result.newIndices {
      changes = PendingChanges()
      events.renumber { newIndices[$0] }
    }
    adopt(result.elements, newIndices: result.newIndices)
    advance(to: time)
  }

  /// Replaces the state of some elements.
  private mutating func adopt(_ updated: [AnimatedElement], newIndices: [Int: Int]?) {
    if updated.isEmpty, newIndices == nil { return }
    var replaced: [Int: AnimatedElement] = [:]
    for element in updated { replaced[element.index] = element }
    var all: [AnimatedElement] = []
    for element in elements {
      var kept = element
      if let newIndices {
        guard let index = newIndices[element.index] else { continue }
        kept.index = index
      }
      if replaced[kept.index] == nil { all.append(kept) }
    }
    all += updated.filter { !$0.isEmpty }
    all.sort { $0.index < $1.index }
    elements = all
    positions = Array(repeating: -1, count: tree.count)
    for (position, element) in all.enumerated() {
      positions[element.index] = Int32(truncatingIfNeeded: position)
    }
  }
}

extension Animator {
  /// Adds the event and the change of a canceled effect.
  private mutating func report(_ canceled: StyleChange.CanceledEffect) {
    let object = objectIdentifier(at: canceled.oldIndex)
    switch canceled.effect {
    case .transition(let transition):
      note(transition.space, at: canceled.index, in: tree)
      guard [.before, .active].contains(transition.phase) else { return }
      let local = transition.localTime(at: time)
      events.append(
        AnimationEvent(
          kind: .transitionCancel, index: canceled.oldIndex, object: object,
          name: transition.space.property.description,
          elapsedTime: Duration(
            clamping: transition.timing.activeTime(at: local, filling: .both) ?? 0)),
        at: time, transition.order(of: canceled.oldIndex))
    case .animation(let animation, let position):
      for track in animation.tracks { note(track.space, at: canceled.index, in: tree) }
      guard [.before, .active].contains(animation.phase) else { return }
      let local = animation.localTime(at: time)
      events.append(
        AnimationEvent(
          kind: .animationCancel, index: canceled.oldIndex, object: object,
          name: animation.entry.name,
          elapsedTime: Duration(
            clamping: animation.timing.activeTime(at: local, filling: .both) ?? 0)),
        at: time, .animation(element: canceled.oldIndex, position: position))
    }
  }

  private mutating func note(_ space: ValueSpace, at index: Int?, in tree: RenderedTree) {
    guard let index else { return }
    if tree.affectsOthers(space, of: index) {
      changes.add(root: index)
    } else {
      changes.add(canceled: space, of: index)
    }
  }
}
