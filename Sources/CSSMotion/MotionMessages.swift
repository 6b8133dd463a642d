// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

/// The messages of diagnostics about running animations.
extension Diagnostic.Kind {
  /// More elements than the limit have transitions or animations.
  package static let tooManyAnimatedElements = Self("too-many-animated-elements", .warning) { _ in
    "too many elements are animated at one time; the last ones change at once"
  }
  /// More properties of an element than the limit change.
  package static let tooManyAnimatedProperties = Self("too-many-animated-properties", .warning) {
    _ in "too many properties of an element are animated at one time; the last ones change at once"
  }
  /// An animation has more keyframes than the limit.
  package static let tooManyKeyframes = Self("too-many-keyframes", .warning) {
    "the keyframes '\($0.subject)' have too many blocks; the animation does not run"
  }
}

/// The descriptions of running transitions and animations in explanations.
extension RunningEffect {
  /// A description such as `transition of opacity, 40 % of 200ms` or
  /// `animation pulse, 25 % of iteration 3`.
  var text: String {
    let percentage = numberText((progress * 1000).rounded() / 10) + " %"
    switch kind {
    case .transition(let duration):
      return "transition of \(property), \(percentage) of \(numberText(duration))ms"
    case .animation(let name, let iteration, let isPaused):
      let number = iteration.isFinite ? numberText(iteration + 1) : "∞"
      return "animation \(identifierText(name)), \(isPaused ? "paused at " : "")\(percentage) of "
        + "iteration \(number)"
    }
  }
}
