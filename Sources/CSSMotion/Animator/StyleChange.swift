// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// A style change event: the comparison of the styles before and after an update of a tree.
///
/// Defined by [CSS Transitions 1, section 3](https://drafts.csswg.org/css-transitions-1/#style-change-event).
struct StyleChange {
  /// The animator before the update, at the time of the update, or `nil` for the first one.
  let old: Animator?
  /// The tree after the update.
  private(set) var rendered: RenderedTree
  let moment: StyleChangeMoment
  let options: MotionOptions
  let policy: MotionPolicy
  /// The index in the old tree of each element, or `nil` if the indices are the same.
  let origins: [Int?]?
  /// The numbers of the styles after the change, with animations but without transitions.
  ///
  /// An element that is not animated has none.
  private var afterStyles: [Int: AnimatedStyler.StyleNumber] = [:]
  /// The elements whose rendering changed.
  private var hasRenderingChanges = false
  private var result = Result()

  /// The consequences of an update.
  struct Result {
    var rendered: RenderedTree?
    /// The elements that the update processed, in document order.
    var elements: [AnimatedElement] = []
    /// The effects that the update canceled.
    var canceled: [CanceledEffect] = []
    /// The indices in the new tree of the old elements, or `nil` if the indices are the same.
    var newIndices: [Int: Int]?
    var problems: Set<MotionProblem> = []
  }

  /// An effect that an update canceled.
  struct CanceledEffect {
    /// The index of the element in the new tree, or `nil` if it was removed.
    let index: Int?
    /// The index of the element in the old tree.
    let oldIndex: Int
    let effect: Effect

    enum Effect {
      case transition(RunningTransition)
      case animation(RunningAnimation, position: Int)
    }
  }

  /// Creates the change from an animator's tree to another one.
  init(
    from old: Animator?, to rendered: RenderedTree, _ time: Double, _ generation: Int,
    _ options: MotionOptions
  ) {
    self.old = old
    self.rendered = rendered
    moment = StyleChangeMoment(time: time, generation: generation)
    self.options = options
    policy = Animator.policy(for: rendered.tree, options)
    if let old, !rendered.tree.hasSameStructure(as: old.tree) {
      origins = ElementOrigins(of: rendered.tree, in: old.tree).origins
    } else {
      origins = nil
    }
  }
}

extension StyleChange {
  private var tree: StyledTree { rendered.tree }

  /// Compares the styles of all elements.
  consuming func run() -> Result {
    var change = self
    return change.processAll()
  }

  private mutating func processAll() -> Result {
    if origins != nil { prepareNewStructure() }
    let isAnimated = old.map { !$0.elements.isEmpty } ?? false
    for index in 0..<tree.count { process(index, isAnimated: isAnimated) }
    result.rendered = rendered
    return result
  }

  /// Moves the rendering of elements to their new indices, and cancels the effects of removed ones.
  private mutating func prepareNewStructure() {
    guard let old, let origins else { return }
    var newIndices: [Int: Int] = [:]
    for (index, origin) in origins.enumerated() {
      if let origin { newIndices[origin] = index }
    }
    rendered.isRendered = origins.map { $0.map { old.rendered.isRendered[$0] } ?? false }
    for element in old.elements where newIndices[element.index] == nil {
      cancelAll(of: element, at: nil)
    }
    result.newIndices = newIndices
  }

  private func origin(of index: Int) -> Int? {
    guard let origins else { return old == nil ? nil : index }
    return origins[index]
  }
}

extension StyleChange {
  private mutating func process(_ index: Int, isAnimated: Bool) {
    let origin = origin(of: index)
    let parent = tree.parent(of: index)
    let wasRendered = rendered.isRendered[index]
    let isParentRendered = parent.map { rendered.isRendered[$0] } ?? true
    let existing = origin.flatMap { old?.element(at: $0) }
    let isUnchanged =
      origin.map { origin in
        old.map { tree.sharesStyle(at: index, with: $0.tree, at: origin) } ?? false
      } ?? false
    if isUnchanged, existing == nil, !hasRenderingChanges {
      guard isAnimated, inheritsAnimation(index, parent, origin) else { return }
    }
    guard isParentRendered else {
      if let existing { cancelAll(of: existing, at: index) }
      return setRendered(index, false)
    }
    afterStyles[index] = afterStyleNumber(of: index, parent, existing)
    let motion = motion(at: index)
    guard existing != nil || !motion.isEmpty else { return setRendered(index, motion.isDisplayed) }
    var element = existing ?? AnimatedElement(index: index)
    element.index = index
    update(&element, motion, origin, wasRendered: wasRendered)
  }

  private mutating func setRendered(_ index: Int, _ isRendered: Bool) {
    guard rendered.isRendered[index] != isRendered else { return }
    rendered.isRendered[index] = isRendered
    hasRenderingChanges = true
  }

  /// Returns whether an element inherits animated values before or after the change.
  private func inheritsAnimation(_ index: Int, _ parent: Int?, _ origin: Int?) -> Bool {
    if let parent, afterStyles[parent] != nil { return true }
    return origin.map { old?.styleNumber(at: $0) != nil } ?? false
  }

  /// Returns the number of an element's style after the change, or `nil` if it is that of the tree.
  private func afterStyleNumber(
    of index: Int, _ parent: Int?, _ existing: AnimatedElement?
  ) -> AnimatedStyler.StyleNumber? {
    let above = parent.flatMap { afterStyles[$0] }
    let animated = existing.flatMap { element in
      element.animations.contains { $0.progress != nil } ? element : nil
    }
    if above == nil, animated == nil { return nil }
    return rendered.styleNumber(of: index, below: above, animated, includesTransitions: false)
  }

  private func afterStyle(of index: Int) -> ComputedStyle {
    afterStyles[index].map(rendered.styler.computedStyle) ?? tree.style(at: index)
  }

  private func motion(at index: Int) -> MotionDeclarations {
    afterStyles[index] == nil
      ? rendered.motion(at: index, policy)
      : rendered.motion(of: afterStyle(of: index), at: index, policy)
  }
}

extension StyleChange {
  /// Updates the transitions and animations of an element whose parent is rendered.
  private mutating func update(
    _ element: inout AnimatedElement, _ motion: MotionDeclarations, _ origin: Int?,
    wasRendered: Bool
  ) {
    let index = element.index
    let existing = element
    let before = wasRendered ? origin.flatMap { old?.style(at: $0) } : startingStyle(of: index)
    var canceled: [CanceledEffect.Effect] = []
    if let before {
      var update = TransitionUpdate(
        from: before, to: afterStyle(of: index), motion.transitions, of: element, in: tree,
        at: moment)
      update.run()
      element.transitions = update.transitions
      element.completed = update.completed
      canceled += update.canceled.map { .transition($0) }
    }
    let isDisplayed =
      motion.isDisplayed
      || element.transitions.contains { $0.space.property == .longhand(.display) }
    setRendered(index, isDisplayed)
    guard isDisplayed else { return cancelAll(of: existing, at: index) }
    updateAnimations(of: &element, motion, &canceled)
    limit(&element)
    for effect in canceled { cancel(effect, of: element, origin) }
    result.elements.append(element)
  }

  /// Returns the style before the change of an element that was not rendered, or `nil` for none.
  private func startingStyle(of index: Int) -> ComputedStyle? {
    rendered.styler.startingStyle(of: index, in: tree, below: parentStyleNumber(of: index))
      .map(rendered.styler.computedStyle)
  }

  /// Returns the number of the style of an element's parent after the change, or `nil` for a root.
  private func parentStyleNumber(of index: Int) -> AnimatedStyler.StyleNumber? {
    tree.parent(of: index).map {
      afterStyles[$0] ?? rendered.styler.plainStyle(of: $0, in: tree)
    }
  }

  private mutating func updateAnimations(
    of element: inout AnimatedElement, _ motion: MotionDeclarations,
    _ canceled: inout [CanceledEffect.Effect]
  ) {
    if motion.animations.isEmpty, element.animations.isEmpty { return }
    let computer = KeyframeComputer(
      tree: tree, styler: rendered.styler, element: element.index,
      parent: parentStyleNumber(of: element.index))
    var update = AnimationListUpdate(computer, options, policy, at: moment.time)
    let entries = motion.animations.prefix(options.maximumPropertyCount)
    if entries.count < motion.animations.count { result.problems.insert(.tooManyProperties) }
    element.animations = update.animations(for: Array(entries), replacing: element.animations)
    canceled += update.canceled.map { .animation($0.animation, position: $0.position) }
    result.problems.formUnion(update.oversized.map { .tooManyKeyframes($0) })
  }

  /// Removes the effects of an element that exceed the limits.
  private mutating func limit(_ element: inout AnimatedElement) {
    var excess = element.propertyCount - options.maximumPropertyCount
    if excess > 0 {
      result.problems.insert(.tooManyProperties)
      let count = min(element.transitions.count, excess)
      element.transitions.removeLast(count)
      excess -= count
      while excess > 0, let animation = element.animations.popLast() {
        excess -= animation.tracks.count
      }
    }
    if element.hasEffects, result.elements.count >= options.maximumElementCount {
      result.problems.insert(.tooManyElements)
      element.transitions = []
      element.animations = []
    }
  }

  private mutating func cancelAll(of element: AnimatedElement, at index: Int?) {
    guard let old else { return }
    let origin = index == nil ? element.index : origin(of: index ?? 0)
    guard let origin, let existing = old.element(at: origin) else { return }
    for transition in existing.transitions {
      result.canceled.append(
        CanceledEffect(index: index, oldIndex: origin, effect: .transition(transition)))
    }
    for (position, animation) in existing.animations.enumerated() {
      result.canceled.append(
        CanceledEffect(
          index: index, oldIndex: origin, effect: .animation(animation, position: position)))
    }
    if let index { result.elements.append(AnimatedElement(index: index)) }
  }

  private mutating func cancel(
    _ effect: CanceledEffect.Effect, of element: AnimatedElement, _ origin: Int?
  ) {
    guard let origin else { return }
    result.canceled.append(
      CanceledEffect(index: element.index, oldIndex: origin, effect: effect))
  }
}

extension AnimatedElement {
  /// The number of properties that the effects change, each counted for each effect.
  fileprivate var propertyCount: Int {
    transitions.count + animations.reduce(0) { $0 + $1.tracks.count }
  }
}
