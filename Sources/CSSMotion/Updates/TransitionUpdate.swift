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
  let sizes: ReportedSizes
  let moment: StyleChangeMoment

  /// The transitions of the element, updated by ``run()``.
  private var running: [TargetProperty: RunningTransition] = [:]
  private(set) var completed: [TargetProperty: CSSValue]
  /// The transitions that the change canceled.
  private(set) var canceled: [RunningTransition] = []

  /// Creates the update of an element's transitions.
  init(
    from before: ComputedStyle, to after: ComputedStyle, _ list: TransitionList,
    of element: AnimatedElement, in tree: StyledTree, _ sizes: ReportedSizes,
    at moment: StyleChangeMoment
  ) {
    self.before = before
    self.after = after
    self.list = list
    animated = element.animatedProperties
    self.tree = tree
    self.sizes = sizes
    self.moment = moment
    completed = element.completed
    for transition in element.transitions { running[transition.space.property] = transition }
  }

  /// Performs the steps for each property.
  mutating func run() {
    for property in properties { update(property) }
  }

  /// The transitions in the order of their starts, then of their properties.
  var transitions: [RunningTransition] {
    running.values.sorted {
      ($0.generation, $0.space.property) < ($1.generation, $1.space.property)
    }
  }

  /// The properties that the steps may concern, each once.
  private var properties: [TargetProperty] {
    var properties = Set(running.keys).union(completed.keys)
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
    guard let entry = list[property] else {
      if let old = running.removeValue(forKey: property) { canceled.append(old) }
      completed[property] = nil
      return
    }
    if animated.contains(property) { return }
    var space = ValueSpace(property, in: tree)
    let end = space.value(in: after)
    if let old = running[property] {
      if old.end != end {
        replace(old, space, endingAt: end, entry)
      } else {
        _ = running[property]?.update(sizes)
      }
      return
    }
    if completed[property] == end { return }
    completed[property] = nil
    let start = space.value(in: before)
    space.sizes = sizes.sizes(between: start, end, property, in: after)
    if start != end, canTransition(space, from: start, to: end, entry) {
      running[property] = RunningTransition(space, from: start, to: end, entry, at: moment)
    }
  }

  /// Replaces a running transition whose end value changed.
  private mutating func replace(
    _ old: RunningTransition, _ space: ValueSpace, endingAt end: CSSValue, _ entry: TransitionEntry
  ) {
    running[space.property] = nil
    canceled.append(old)
    var space = space
    // The size of one keyword cannot be interpolated with that of another one.
    if old.sizeKeyword == nil || end.sizeKeyword == nil || old.sizeKeyword == end.sizeKeyword {
      space.sizes = sizes.sizes(
        between: old.current, end, space.property, in: after, keeping: old.space.sizes)
    }
    guard old.current != end, canTransition(space, from: old.current, to: end, entry) else {
      return
    }
    let isReversal = old.reversingAdjustedStart == end
    running[space.property] = RunningTransition(
      space, from: old.current, to: end, entry, replacing: old, isReversal: isReversal, at: moment)
  }

  /// Returns whether a transition between two values is possible and takes time.
  ///
  /// Defined by [CSS Transitions 2, section 3](https://drafts.csswg.org/css-transitions-2/#transitionable).
  private func canTransition(
    _ space: ValueSpace, from start: CSSValue, to end: CSSValue, _ entry: TransitionEntry
  ) -> Bool {
    guard entry.combinedDuration > 0 else { return false }
    switch space.property {
    case .longhand(let property): if !property.isAnimatable { return false }
    // A custom property that neither a sheet nor an element names has no style.
    case .custom(let name): if tree.atom(ofCustomProperty: name) == nil { return false }
    }
    return entry.allowsDiscrete || space.isInterpolable(from: start, to: end)
  }
}
