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
  /// The sizes that the program reports.
  let reportedSize: ReportedSizes.Report?
  /// The index in the old tree of each element, or `nil` if the indices are the same.
  let origins: [Int?]?
  /// The numbers of the styles after the change, with animations but without transitions.
  ///
  /// An element that is not animated has none.
  private(set) var afterStyles: [Int: AnimatedStyler.StyleNumber] = [:]
  /// The rules with which elements that were not rendered start their transitions.
  var startingLists = StartingLists()
  /// The elements whose rendering changed.
  private var hasRenderingChanges = false
  var result = Result()

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
    _ options: MotionOptions, sizes: ReportedSizes.Report? = nil
  ) {
    self.old = old
    self.rendered = rendered
    moment = StyleChangeMoment(time: time, generation: generation)
    self.options = options
    reportedSize = sizes
    policy = Animator.policy(for: rendered.tree, options)
    if let old, !rendered.tree.hasSameStructure(as: old.tree) {
      origins = ElementOrigins(of: rendered.tree, in: old.tree).origins
    } else {
      origins = nil
    }
  }
}

extension StyleChange {
  var tree: StyledTree { rendered.tree }

  /// Compares the styles of all elements.
  consuming func run() -> Result {
    var change = self
    return change.processAll()
  }

  private mutating func processAll() -> Result {
    if origins != nil { prepareNewStructure() }
    let isAnimated = old.map { !$0.elements.isEmpty } ?? false
    if !isAnimated, origins == nil, let old,
      let changed = tree.elementsWithOtherStyles(than: old.tree)
    {
      processAll(changed)
    } else {
      for index in 0..<tree.count { process(index, isAnimated: isAnimated) }
    }
    result.rendered = rendered
    return result
  }

  /// Compares the styles of some elements, and of all descendants of those whose rendering changes.
  private mutating func processAll(_ indices: [Int]) {
    var end = 0
    for index in indices where index >= end {
      let wasRendered = rendered.isRendered[index]
      process(index, isAnimated: false)
      guard rendered.isRendered[index] != wasRendered else { continue }
      end = tree.subtreeEnd(of: index)
      for descendant in index + 1..<end { process(descendant, isAnimated: false) }
    }
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

  func origin(of index: Int) -> Int? {
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
    update(index, motion, existing, wasRendered: wasRendered)
  }

  mutating func setRendered(_ index: Int, _ isRendered: Bool) {
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

  func afterStyle(of index: Int) -> ComputedStyle {
    afterStyles[index].map(rendered.styler.computedStyle) ?? tree.style(at: index)
  }

  private func motion(at index: Int) -> MotionDeclarations {
    afterStyles[index] == nil
      ? rendered.motion(at: index, policy)
      : rendered.motion(of: afterStyle(of: index), at: index, policy)
  }
}
