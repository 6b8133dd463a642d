// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension StyleChange {
  /// Updates the transitions and animations of an element whose parent is rendered.
  mutating func update(
    _ index: Int, _ motion: MotionDeclarations, _ existing: AnimatedElement?, wasRendered: Bool
  ) {
    var element = existing ?? AnimatedElement(index: index)
    element.index = index
    let before =
      wasRendered ? origin(of: index).flatMap { old?.style(at: $0) } : startingStyle(of: index)
    var canceled: [CanceledEffect.Effect] = []
    if let before {
      var update = TransitionUpdate(
        from: before, to: afterStyle(of: index), motion.transitions, of: element, in: tree,
        sizes(of: index), at: moment)
      update.run()
      element.transitions = update.transitions
      element.completed = update.completed
      canceled += update.canceled.map { .transition($0) }
    }
    let isDisplayed =
      motion.isDisplayed
      || element.transitions.contains { $0.space.property == .longhand(.display) }
    setRendered(index, isDisplayed)
    guard isDisplayed else {
      if let existing { cancelAll(of: existing, at: index) }
      return
    }
    updateAnimations(of: &element, motion, &canceled)
    limit(&element)
    if let existing { cancel(canceled, of: existing, at: index) }
    result.elements.append(element)
  }

  /// Returns the style before the change of an element that was not rendered, or `nil` for none.
  private mutating func startingStyle(of index: Int) -> ComputedStyle? {
    guard let list = startingLists.list(of: index, in: rendered) else { return nil }
    let style = rendered.styler.startingStyle(
      of: index, in: tree, list: list, below: parentStyleNumber(of: index))
    return rendered.styler.computedStyle(style)
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
    _ = element.updateSizes(sizes(of: element.index), over: tree.style(at: element.index))
    canceled += update.canceled.map { .animation($0.animation, position: $0.position) }
    result.problems.formUnion(update.oversized.map { .tooManyKeyframes($0) })
  }

  private func sizes(of index: Int) -> ReportedSizes {
    ReportedSizes(index: index, report: reportedSize)
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

  /// Cancels all effects of an element of the old tree, which has an index in the new one or none.
  mutating func cancelAll(of existing: AnimatedElement, at index: Int?) {
    cancel(existing.transitions.map { .transition($0) }, of: existing, at: index)
    cancel(
      existing.animations.enumerated().map { .animation($1, position: $0) }, of: existing,
      at: index)
    if let index { result.elements.append(AnimatedElement(index: index)) }
  }

  /// Cancels some effects of an element of the old tree.
  mutating func cancel(
    _ effects: [CanceledEffect.Effect], of existing: AnimatedElement, at index: Int?
  ) {
    for effect in effects {
      result.canceled.append(
        CanceledEffect(index: index, oldIndex: existing.index, effect: effect))
    }
  }
}

extension AnimatedElement {
  /// The number of properties that the effects change, each counted for each effect.
  fileprivate var propertyCount: Int {
    transitions.count + animations.reduce(0) { $0 + $1.tracks.count }
  }
}
