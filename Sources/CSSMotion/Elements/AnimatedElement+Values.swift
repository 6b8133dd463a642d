// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension AnimatedElement {
  /// Whether an effect changes the style at the last sample.
  var isInEffect: Bool {
    transitions.contains { $0.progress != nil } || animations.contains { $0.progress != nil }
  }

  /// Returns the declarations of all effects at the last sample.
  ///
  /// - Parameters:
  ///   - base: The style of the element without its own effects.
  ///   - tree: The tree of the element.
  /// - Returns: The declarations, of which transitions have none for animated properties.
  func overrides(over base: ComputedStyle, in tree: StyledTree) -> StyleOverrides {
    let values = animatedValues(over: base)
    var transitioned = AnimatedValues()
    for transition in transitions
    where transition.progress != nil && values[transition.space.property] == nil {
      transitioned.set(transition.space.property, transition.current, in: tree)
    }
    var animated = AnimatedValues()
    for (property, value) in values { animated.set(property, value, in: tree) }
    return StyleOverrides(animations: animated, transitions: transitioned)
  }

  /// Returns the values of the animations, combined with the transitions in composite order.
  ///
  /// An animation wins over a transition of the same property, and adds to its value.
  ///
  /// Defined by [Web Animations 1, section 5.4](https://drafts.csswg.org/web-animations-1/#combining-effects).
  func animatedValues(over base: ComputedStyle) -> [TargetProperty: CSSValue] {
    animatedValues(over: base) { _, _, _ in }
  }

  /// Returns the values of the animations, and calls `body` with each value after it is combined
  /// with those under it.
  func animatedValues(
    over base: ComputedStyle, _ body: (RunningAnimation, TargetProperty, CSSValue) -> Void
  ) -> [TargetProperty: CSSValue] {
    var values: [TargetProperty: CSSValue] = [:]
    let transitioned = animations.isEmpty ? [:] : transitionedValues
    for animation in animations {
      guard let progress = animation.progress else { continue }
      for track in animation.tracks {
        let property = track.space.property
        let underlying =
          values[property] ?? transitioned[property] ?? track.space.value(in: base)
        let value = track.value(at: progress, onto: underlying)
        values[property] = value
        body(animation, property, value)
      }
    }
    return values
  }
}

extension AnimatedElement {
  /// The properties that the animations change at the last sample.
  var animatedProperties: Set<TargetProperty> {
    Set(
      animations.lazy.filter { $0.progress != nil }.flatMap { $0.tracks.map(\.space.property) })
  }

  /// The values of the transitions at the last sample.
  private var transitionedValues: [TargetProperty: CSSValue] {
    var values: [TargetProperty: CSSValue] = [:]
    for transition in transitions where transition.progress != nil {
      values[transition.space.property] = transition.current
    }
    return values
  }
}

extension AnimatedValues {
  /// Adds the value of a property.
  mutating func set(
    _ property: TargetProperty, _ value: CSSValue, in tree: StyledTree
  ) {
    switch property {
    case .longhand(let longhand): longhands.append(LonghandValue(longhand, value))
    case .custom(let name):
      guard let atom = tree.atom(ofCustomProperty: name) else { return }
      customProperties.append((atom, value.description))
    }
  }
}
