// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The transitions that a change of an element's style starts, reverses, retargets or cancels.
///
/// Defined by [CSS Transitions 2, section 3](https://drafts.csswg.org/css-transitions-2/#starting).
struct TransitionUpdate {
  /// The style before the change, which includes animations and transitions.
  let before: ComputedStyle
  /// The style after the change, which includes animations but no transitions.
  let after: ComputedStyle
  /// The transition properties after the change.
  let list: TransitionList
  /// The properties that an animation changes before the update.
  private let animated: Set<TargetProperty>
  let tree: StyledTree
  let moment: StyleChangeMoment

  /// The transitions of the element, updated by ``run()``.
  private(set) var transitions: [RunningTransition]
  private(set) var completed: [CompletedTransition]
  /// The transitions that the change canceled.
  private(set) var canceled: [RunningTransition] = []

  /// Creates the update of an element's transitions.
  init(
    from before: ComputedStyle, to after: ComputedStyle, _ list: TransitionList,
    of element: AnimatedElement, in tree: StyledTree, at moment: StyleChangeMoment
  ) {
    self.before = before
    self.after = after
    self.list = list
    animated = element.animatedProperties
    self.tree = tree
    self.moment = moment
    transitions = element.transitions
    completed = element.completed
  }

  /// Performs the steps for each property.
  mutating func run() {
    for property in properties { update(property) }
  }

  /// The properties that the steps may concern, each once.
  private var properties: [TargetProperty] {
    var properties = Set(transitions.map(\.space.property)).union(completed.map(\.property))
    guard list.startsTransitions else { return properties.sorted() }
    properties.formUnion(list.named)
    if list.all != nil {
      properties.formUnion(after.differingLonghands(from: before).map { .longhand($0) })
      properties.formUnion(after.differingCustomProperties(from: before).map { .custom($0) })
    }
    return properties.sorted()
  }
}

extension TransitionUpdate {
  /// Performs the steps for a property.
  ///
  /// A transition continues below an animation. As in browsers, it does not end at an animated value,
  /// which would show when the animation ends.
  private mutating func update(_ property: TargetProperty) {
    let entry = list[property]
    if entry != nil, animated.contains(property) { return }
    let running = transitions.firstIndex { $0.space.property == property }
    let finished = completed.firstIndex { $0.property == property }
    let space = ValueSpace(property, in: tree)
    guard entry != nil || running != nil || finished != nil else { return }
    let end = space.value(in: after)
    if running == nil, let entry, entry.combinedDuration > 0 {
      let start = space.value(in: before)
      if start != end, canTransition(space, from: start, to: end, entry),
        finished.map({ completed[$0].end != end }) ?? true
      {
        if let finished { completed.remove(at: finished) }
        transitions.append(RunningTransition(space, from: start, to: end, entry, at: moment))
        return
      }
    }
    if let finished, entry == nil || completed[finished].end != end {
      completed.remove(at: finished)
    }
    guard let running else { return }
    guard let entry else {
      canceled.append(transitions.remove(at: running))
      return
    }
    if transitions[running].end != end { replace(running, space, endingAt: end, entry) }
  }

  /// Replaces a running transition whose end value changed.
  private mutating func replace(
    _ index: Int, _ space: ValueSpace, endingAt end: CSSValue, _ entry: TransitionEntry
  ) {
    let old = transitions.remove(at: index)
    canceled.append(old)
    guard old.current != end, entry.combinedDuration > 0,
      canTransition(space, from: old.current, to: end, entry)
    else { return }
    let isReversal = old.reversingAdjustedStart == end
    transitions.append(
      RunningTransition(
        space, from: old.current, to: end, entry, reversing: isReversal ? old : nil, at: moment))
  }

  /// Returns whether a transition between two values is possible.
  ///
  /// Defined by [CSS Transitions 2, section 3](https://drafts.csswg.org/css-transitions-2/#transitionable).
  private func canTransition(
    _ space: ValueSpace, from start: CSSValue, to end: CSSValue, _ entry: TransitionEntry
  ) -> Bool {
    switch space.property {
    case .longhand(let property): if !property.isAnimatable { return false }
    // A custom property that neither a sheet nor an element names has no style.
    case .custom(let name): if tree.atom(ofCustomProperty: name) == nil { return false }
    }
    return entry.allowsDiscrete || space.isInterpolable(from: start, to: end)
  }
}
