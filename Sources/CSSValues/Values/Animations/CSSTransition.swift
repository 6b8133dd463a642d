// SPDX-License-Identifier: Apache-2.0

/// A transition of a property: an entry of the `transition-…` properties.
///
/// ```swift
/// // transition-property: opacity, left; transition-duration: 1s
/// CSSTransition.list { style[$0] }     // opacity in 1s, left in 1s
/// ```
///
/// Defined by [CSS Transitions 1, section 2](https://drafts.csswg.org/css-transitions-1/#transitions).
public struct CSSTransition: Sendable, Hashable {
  /// The properties that the transition applies to.
  public var target: Target
  /// The duration of a transition.
  public var duration: Time
  /// The time before the transition starts.
  ///
  /// A negative delay starts within the transition.
  public var delay: Time
  /// The timing function.
  public var easing: EasingFunction
  /// Whether changes between values that cannot be interpolated also start transitions.
  public var allowsDiscrete: Bool

  /// The properties that a transition applies to.
  public enum Target: Sendable, Hashable {
    /// Every property.
    case all
    /// A property name: a longhand, a shorthand, a custom property or an unknown name.
    case named(String)
  }

  /// Creates a transition, by default of zero duration.
  package init(
    _ target: Target, duration: Time = .zero, delay: Time = .zero, easing: EasingFunction = .ease,
    allowsDiscrete: Bool = false
  ) {
    self.target = target
    self.duration = duration
    self.delay = delay
    self.easing = easing
    self.allowsDiscrete = allowsDiscrete
  }
}

extension CSSTransition {
  /// Returns the transitions of an element, one for each entry of `transition-property`.
  ///
  /// The lists of the other properties repeat as often as necessary.
  ///
  /// - Parameter value: A function that returns the computed value of a property.
  /// - Returns: The transitions in order, or an empty list for `transition-property: none`.
  public static func list(_ value: (Property) -> CSSValue) -> [CSSTransition] {
    let durations = CoordinatedList(value(.transitionDuration))
    let delays = CoordinatedList(value(.transitionDelay))
    let easings = CoordinatedList(value(.transitionTimingFunction))
    let behaviors = CoordinatedList(value(.transitionBehavior))
    return CoordinatedList(value(.transitionProperty)).values.enumerated().compactMap {
      index, name in
      guard let target = Target(name) else { return nil }
      return CSSTransition(
        target, duration: durations[index, as: Time.self] ?? .zero,
        delay: delays[index, as: Time.self] ?? .zero,
        easing: easings[index, as: EasingFunction.self] ?? .ease,
        allowsDiscrete: behaviors[index] == .keyword(.allowDiscrete))
    }
  }
}

extension CSSTransition.Target {
  /// Creates the target for an entry of `transition-property`, or returns `nil` for `none`.
  fileprivate init?(_ value: CSSValue) {
    switch value {
    case .keyword(.all): self = .all
    case .identifier(let name): self = .named(name)
    default: return nil
    }
  }
}
