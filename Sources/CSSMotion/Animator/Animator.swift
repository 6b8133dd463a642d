// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

/// The transitions and animations of a tree, at the times that the program passes.
///
/// ```swift
/// var styled = theme.styledTree(of: window)
/// var animator = Animator(styled, at: .zero)
///
/// button.isHovered = true                       // .button { transition: background-color 200ms }
/// styled.update(button)
/// animator.update(styled, at: .seconds(1))      // starts the transition
///
/// let sample = animator.sample(at: .seconds(1.1))
/// sample.changes.map(\.effect)                  // [.repaint]
/// animator.style(at: sample.changes[0].index)   // the style halfway
/// sample.nextChange                             // 1.1 seconds: draw the next frame, nil: stop the clock
/// ```
///
/// The animator neither reads a clock nor waits. Times may be of any origin, and may also go back.
/// An animator is a value, so a copy keeps its state, which other tasks may read.
///
/// Defined by [CSS Transitions 2](https://drafts.csswg.org/css-transitions-2/),
/// [CSS Animations 2](https://drafts.csswg.org/css-animations-2/) and
/// [Web Animations 1](https://drafts.csswg.org/web-animations-1/).
public struct Animator: Sendable {
  /// The policies and limits.
  package let options: MotionOptions
  /// The tree of the last update, with the styles of its elements.
  var rendered: RenderedTree
  /// The elements with transitions or animations, in document order.
  var elements: [AnimatedElement] = []
  /// The position of each element of the tree in ``elements``, or -1.
  var positions: [Int32]
  /// The time of the last update or sample, in milliseconds.
  var time: Double
  /// The number of updates.
  var generation = 0
  /// The events since the last sample.
  var events = EventQueue()
  /// The changes since the last sample.
  var changes = PendingChanges()
  /// Whether a transition of `display` ended, after which elements may not be rendered.
  var hasEndedDisplay = false
  /// The problems since the last sample.
  var problems: Set<MotionProblem> = []

  /// Creates an animator for a tree, whose animations begin at a time.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - time: The time.
  ///   - options: The policies and limits.
  ///   - sizes: The sizes of keywords; see ``update(_:at:sizes:)``.
  public init(
    _ tree: StyledTree, at time: Duration, _ options: MotionOptions = MotionOptions(),
    sizes: ((_ index: Int, _ property: Property, _ keyword: Keyword) -> Double?)? = nil
  ) {
    self.options = options
    rendered = RenderedTree(tree)
    positions = Array(repeating: -1, count: tree.count)
    self.time = time.inMilliseconds
    let change = StyleChange(from: nil, to: rendered, self.time, generation, options, sizes: sizes)
    apply(change.run())
  }
}

extension Animator {
  /// The tree of the last update.
  public var tree: StyledTree { rendered.tree }

  /// Whether no element has a transition or an animation, and all changes and events are sampled.
  package var isIdle: Bool {
    !elements.contains { $0.hasEffects || $0.pendingEffect != nil } && changes.isEmpty
      && events.isEmpty
  }

  /// Returns the transitions and animations of an element, or `nil` if it has none.
  func element(at index: Int) -> AnimatedElement? {
    let position = positions[index]
    return position < 0 ? nil : elements[Int(position)]
  }

  /// The policy for the environment of a tree.
  static func policy(for tree: StyledTree, _ options: MotionOptions) -> MotionPolicy {
    tree.environment.preferences.reducesMotion ? options.reducedMotion : options.policy
  }
}

/// A problem of a theme that prevents an animation.
enum MotionProblem: Sendable, Hashable {
  /// More elements have transitions or animations than the limit.
  case tooManyElements
  /// More properties of one element change than the limit.
  case tooManyProperties
  /// An animation has more keyframes than the limit.
  case tooManyKeyframes(String)
}
