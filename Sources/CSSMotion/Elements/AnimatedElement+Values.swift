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
  /// `base` is the style of the element without its own effects.
  func overrides(over base: ComputedStyle, in tree: StyledTree) -> StyleOverrides {
    var transitioned = AnimatedValues()
    for transition in transitions where transition.progress != nil {
      transitioned.set(transition.space.property, transition.current, in: tree)
    }
    var animated = AnimatedValues()
    for (property, value) in animatedValues(over: base) { animated.set(property, value, in: tree) }
    return StyleOverrides(animations: animated, transitions: transitioned)
  }

  /// Returns the values of the animations, combined in the order of the list.
  func animatedValues(over base: ComputedStyle) -> [TargetProperty: CSSValue] {
    var values: [TargetProperty: CSSValue] = [:]
    for animation in animations {
      guard let progress = animation.progress else { continue }
      for track in animation.tracks {
        let property = track.space.property
        let underlying = values[property] ?? track.space.value(in: base)
        values[property] = track.value(at: progress, in: animation.phase, onto: underlying)
      }
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
