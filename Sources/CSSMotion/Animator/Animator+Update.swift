// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension Animator {
  /// Compares the styles of a tree with those of the last update, and starts, reverses, retargets
  /// or cancels transitions and animations.
  ///
  /// Pass the tree after each update of its nodes, sheets or environment. An update without changed
  /// styles is no style change event. A tree may also be a new
  /// one: an element for the same object continues its animations, as does an element without an
  /// object at the same position with the same type and id.
  ///
  /// With `interpolate-size: allow-keywords`, a size also animates between a length or percentage and
  /// a keyword such as `auto`. `sizes` returns the used value that the property has in your layout
  /// with the keyword, in the box that `box-sizing` names:
  ///
  /// ```swift
  /// animator.update(styled, at: now) { index, property, keyword in
  ///   property == .height ? layout.contentHeight(of: index) : nil
  /// }
  /// ```
  ///
  /// At its ends, an animated value is the keyword again. The animator asks in each update. An update
  /// without `sizes` keeps those of running effects.
  ///
  /// Defined by [CSS Values 5, section 10.3](https://drafts.csswg.org/css-values-5/#interpolate-size).
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - time: The time of the change.
  ///   - sizes: Returns the size of an element in px for a keyword of a physical property, or `nil`
  ///     if it is unknown: the value then flips, as without `interpolate-size`.
  public mutating func update(
    _ tree: StyledTree, at time: Duration,
    sizes: ((_ index: Int, _ property: Property, _ keyword: Keyword) -> Double?)? = nil
  ) {
    advance(to: time.inMilliseconds)
    let isSame =
      tree.hasSameRules(as: self.tree) && tree.sharesStyles(with: self.tree)
      && tree.hasSameStructure(as: self.tree)
    let rendered = RenderedTree(tree, replacing: self.rendered)
    if isSame {
      self.rendered = rendered
      if let sizes { updateSizes(sizes) }
      return
    }
    generation += 1
    let change = StyleChange(
      from: self, to: rendered, self.time, generation, options, sizes: sizes)
    apply(change.run())
  }

  /// Adopts sizes that changed without the styles.
  private mutating func updateSizes(_ report: @escaping ReportedSizes.Report) {
    var isChanged = false
    for position in elements.indices {
      let reported = ReportedSizes(index: elements[position].index, report: report)
      let base = tree.style(at: reported.index)
      var hasOthers = elements[position].updateSizes(reported, over: base)
      for number in elements[position].transitions.indices
      where elements[position].transitions[number].update(reported) {
        hasOthers = true
      }
      guard hasOthers else { continue }
      elements[position].pendingEffect = .relayout
      isChanged = true
    }
    if isChanged { rendered.invalidateStyles() }
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
  private mutating func report(_ canceled: StyleChange.CanceledEffect, in tree: RenderedTree) {
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
