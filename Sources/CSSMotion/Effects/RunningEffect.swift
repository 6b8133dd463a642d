// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues

/// A value that a transition or an animation gives to a property of an element.
struct RunningEffect: Sendable, Hashable {
  let kind: Kind
  let property: TargetProperty
  let value: CSSValue
  /// The part of the duration that is over, from 0 to 1; of an animation, that of its iteration.
  let progress: Double

  enum Kind: Sendable, Hashable {
    /// A transition, with its duration in milliseconds.
    case transition(duration: Double)
    /// An animation, with the index of its iteration.
    case animation(name: String, iteration: Double, isPaused: Bool)
  }
}

extension RunningEffect {
  /// Creates the value of a transition at a time.
  init(_ transition: RunningTransition, at time: Double) {
    kind = .transition(duration: transition.timing.duration)
    property = transition.space.property
    value = transition.current
    progress = transition.timing.progress(at: transition.localTime(at: time))?.value ?? 1
  }

  /// Creates the value of an animation at a time.
  init(
    _ animation: RunningAnimation, _ property: TargetProperty, _ value: CSSValue, at time: Double
  ) {
    let current = animation.timing.progress(at: animation.localTime(at: time))
    let iteration = current?.iteration ?? 0
    let directed = current?.value ?? 0
    kind = .animation(
      name: animation.entry.name, iteration: iteration, isPaused: animation.isPaused)
    self.property = property
    self.value = value
    progress = animation.timing.isReversed(in: iteration) ? 1 - directed : directed
  }

  /// The effect as an explanation contains it.
  var explained: ExplainedEffect {
    let kind: ExplainedEffect.Kind =
      if case .transition = self.kind { .transition } else { .animation }
    return ExplainedEffect(
      kind, property.description, value, text: text,
      progress: (progress * 1e6).rounded() / 1e6)
  }
}

extension Animator {
  /// Returns the values that the effects of an element have at the last sample, weakest first.
  package func runningEffects(at index: Int) -> [ExplainedEffect] {
    guard var element = element(at: index), element.isInEffect else { return [] }
    let parent = tree.parent(of: index).flatMap { styleNumber(at: $0) }
    let base = rendered.baseStyle(of: index, below: parent, &element)
    var effects: [RunningEffect] = []
    _ = element.animatedValues(over: base) { animation, property, value in
      effects.append(RunningEffect(animation, property, value, at: time))
    }
    for transition in element.transitions where transition.progress != nil {
      effects.append(RunningEffect(transition, at: time))
    }
    return effects.map(\.explained)
  }
}
