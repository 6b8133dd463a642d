// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The transition and animation properties of a style.
struct MotionDeclarations: Sendable {
  /// The transition properties, or `nil` if nothing can transition.
  let transitions: TransitionList?
  /// The entries of the animation properties in order.
  let animations: [CSSAnimation]
  /// Whether the element generates a box: its `display` is not `none`.
  let isDisplayed: Bool

  /// Reads the properties of a style.
  init(_ style: ComputedStyle, _ policy: MotionPolicy) {
    transitions = TransitionList(style, policy)
    animations =
      style.isDeclared(.animationName)
      ? CSSAnimation.list { style.computedValue(of: $0) } : []
    isDisplayed = style.computedValue(of: .display) != .keyword(.none)
  }

  /// Whether neither a transition nor an animation is declared.
  var isEmpty: Bool { transitions == nil && animations.isEmpty }
}
