// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The transition and animation properties of a style.
struct MotionDeclarations: Sendable {
  /// The transition properties, or `nil` if they have their initial values.
  private let declaredTransitions: TransitionList?
  /// The entries of the animation properties in order.
  let animations: [CSSAnimation]
  /// Whether the element generates a box: its `display` is not `none`, and the pseudo-elements
  /// `::before` and `::after` have content.
  let isDisplayed: Bool

  /// Reads the properties of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isContent: Whether the element is `::before` or `::after`.
  ///   - policy: The policy for durations and delays.
  init(_ style: ComputedStyle, isContent: Bool, _ policy: MotionPolicy) {
    let declaresTransitions =
      style.isDeclared(.transitionProperty) || style.isDeclared(.transitionDuration)
      || style.isDeclared(.transitionDelay)
    declaredTransitions = declaresTransitions ? TransitionList(style, policy) : nil
    animations =
      style.isDeclared(.animationName)
      ? CSSAnimation.list { style.computedValue(of: $0) } : []
    let content = style.computedValue(of: .content)
    isDisplayed =
      style.computedValue(of: .display) != .keyword(.none)
      && !(isContent && (content == .keyword(.none) || content == .keyword(.normal)))
  }

  /// The transition properties.
  var transitions: TransitionList { declaredTransitions ?? .initial }

  /// Whether neither a transition nor an animation can start.
  var isEmpty: Bool {
    animations.isEmpty && declaredTransitions.map { !$0.startsTransitions } ?? true
  }
}
