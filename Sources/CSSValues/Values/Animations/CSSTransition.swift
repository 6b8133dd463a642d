// SPDX-License-Identifier: Apache-2.0

/// How a change of a property is drawn out: one entry of the `transition-…` properties.
///
/// ```swift
/// // transition-property: opacity, left; transition-duration: 1s
/// CSSTransition.list { style[$0] }     // opacity in 1s, left in 1s
/// ```
///
/// Defined by [CSS Transitions 1, section 2](https://drafts.csswg.org/css-transitions-1/#transitions).
public struct CSSTransition: Sendable, Hashable {
  /// What changes are drawn out.
  public var target: Target
  /// How long a change takes.
  public var duration: Time
  /// When it begins; a negative time begins within the change.
  public var delay: Time
  /// How the progress follows the time.
  public var easing: EasingFunction
  /// Whether changes with nothing between the values are drawn out too.
  public var allowsDiscrete: Bool

  /// What a transition is for.
  public enum Target: Sendable, Hashable {
    /// Every property.
    case all
    /// The property of a name, which can be a shorthand, a custom property or unknown.
    case named(String)
  }

  /// A transition at once, unless more is said.
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
  /// The transitions of an element: as many as `transition-property` names, the other lists repeated as often as it takes.
  ///
  /// - Parameter value: gives the computed value of each of the properties that is asked for.
  /// - Returns: an empty list for `transition-property: none`.
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
  /// The target that an entry of `transition-property` names; nil for `none`.
  fileprivate init?(_ value: CSSValue) {
    switch value {
    case .keyword(.all): self = .all
    case .identifier(let name): self = .named(name)
    default: return nil
    }
  }
}
