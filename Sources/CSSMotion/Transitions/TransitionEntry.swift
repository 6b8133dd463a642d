// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// An entry of the transition properties with its times in milliseconds.
struct TransitionEntry: Sendable, Hashable {
  let duration: Double
  let delay: Double
  let easing: EasingFunction
  let allowsDiscrete: Bool

  /// The time that the transition takes, including its delay.
  var combinedDuration: Double { duration + delay }

  /// Creates an entry whose times a policy scales.
  init(_ transition: CSSTransition, _ policy: MotionPolicy) {
    duration = max(policy.scaled(transition.duration), 0)
    delay = policy.scaled(transition.delay)
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

  /// Creates the list of a style.
  init(_ style: ComputedStyle, _ policy: MotionPolicy) {
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
  }

  /// Whether a transition can start: an entry takes time.
  var startsTransitions: Bool {
    all.map { $0.combinedDuration > 0 } ?? false
      || entries.values.contains { $0.combinedDuration > 0 }
  }

  /// The list of the initial values, by which every property changes at once.
  static let initial = TransitionList(all: TransitionEntry(CSSTransition(.all), .run))

  private init(all: TransitionEntry) { self.all = all }

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
