// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// An entry of the transition properties with its times in seconds.
struct TransitionEntry: Sendable, Hashable {
  let duration: Double
  let delay: Double
  let easing: EasingFunction
  let allowsDiscrete: Bool

  /// The time that the transition takes, including its delay.
  var combinedDuration: Double { max(duration, 0) + delay }

  /// Creates an entry whose times a policy scales.
  init(_ transition: CSSTransition, _ policy: MotionPolicy) {
    duration = policy.scaled(max(transition.duration.seconds, 0))
    delay = policy.scaled(transition.delay.seconds)
    easing = transition.easing
    allowsDiscrete = transition.allowsDiscrete
  }
}

/// The transition properties of an element: an entry for each property that may transition.
///
/// Defined by [CSS Transitions 1, section 2](https://drafts.csswg.org/css-transitions-1/#transitions).
struct TransitionList: Sendable {
  /// The entries of individual properties.
  private var entries: [TargetProperty: TransitionEntry] = [:]
  /// The entry of `all`, or `nil` if there is none.
  private(set) var all: TransitionEntry?

  /// Creates the list of a style, or returns `nil` if nothing can transition.
  init?(_ style: ComputedStyle, _ policy: MotionPolicy) {
    // A transition without a duration changes the value at once, unless a delay precedes the change.
    guard style.isDeclared(.transitionDuration) || style.isDeclared(.transitionDelay) else {
      return nil
    }
    for transition in CSSTransition.list({ style.computedValue(of: $0) }) {
      let entry = TransitionEntry(transition, policy)
      switch transition.target {
      case .all:
        // A later entry overrides all earlier ones that it matches.
        entries.removeAll()
        all = entry
      case .named(let name):
        for property in Self.properties(named: name, of: style) { entries[property] = entry }
      }
    }
    if all == nil, entries.isEmpty { return nil }
  }

  /// The properties that are named individually.
  var named: [TargetProperty] { entries.keys.sorted() }

  /// Returns the entry that matches a property, or `nil` if none does.
  subscript(property: TargetProperty) -> TransitionEntry? { entries[property] ?? all }

  private static func properties(named name: String, of style: ComputedStyle) -> [TargetProperty] {
    if name.hasPrefix("--") { return [.custom(name)] }
    guard let property = Property(name: name) else { return [] }
    return property.longhands.map { .longhand(style.physical($0)) }
  }
}
