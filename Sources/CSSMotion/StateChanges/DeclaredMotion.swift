// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues

extension CSSStyleSheet {
  /// Whether a rule declares a transition or an animation.
  package var declaresMotion: Bool {
    let motion: Set<Property> = [
      .transition, .transitionDuration, .animation, .animationName, .all,
    ]
    return index.declarations.contains { $0.subject.property.map(motion.contains) ?? false }
  }
}

extension ComputedStyle {
  /// Returns whether rules declare a transition or an animation of the element.
  package func declares(_ kind: ExplainedEffect.Kind) -> Bool {
    kind == .transition ? isDeclared(.transitionDuration) : isDeclared(.animationName)
  }
}
