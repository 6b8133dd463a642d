// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the lists of transitions and animations.
struct CSSAnimationTests {
  /// Returns a function from properties to the computed values of some declarations or the initial
  /// values.
  private func style(_ texts: [Property: String]) -> (Property) -> CSSValue {
    return { property in
      let value = texts[property].flatMap { property.value(parsing: $0) }
      return (value ?? property.initialValue).computed(for: property, in: ComputationContext())
    }
  }

  @Test("has one transition per property and repeats shorter lists")
  func transitions() {
    let list = CSSTransition.list(
      style([
        .transitionProperty: "opacity, --accent, all", .transitionDuration: "1s, 500ms",
        .transitionDelay: "-1s", .transitionTimingFunction: "linear, steps(2), ease-in, ease-out",
        .transitionBehavior: "normal, allow-discrete",
      ]))
    #expect(
      list == [
        CSSTransition(.named("opacity"), duration: Time(1), delay: Time(-1), easing: .linear),
        CSSTransition(
          .named("--accent"), duration: Time(0.5), delay: Time(-1),
          easing: .steps(.number(2), .end),
          allowsDiscrete: true),
        CSSTransition(.all, duration: Time(1), delay: Time(-1), easing: .easeIn),
      ])
  }

  @Test("has no transitions without declarations or with none")
  func noTransitions() {
    #expect(CSSTransition.list(style([:])) == [CSSTransition(.all)])
    #expect(CSSTransition.list(style([.transitionProperty: "none"])) == [])
  }

  @Test("has one animation per name, including none")
  func animations() {
    let list = CSSAnimation.list(
      style([
        .animationName: "spin, none, \"two words\"", .animationDuration: "2s, 3s, auto",
        .animationIterationCount: "infinite, 1, 2.5", .animationDirection: "reverse",
        .animationFillMode: "both, none", .animationPlayState: "paused", .animationDelay: "100ms",
        .animationComposition: "add", .animationTimingFunction: "step-start",
      ]))
    let steps = EasingFunction.steps(.number(1), .start)
    #expect(
      list == [
        CSSAnimation(
          "spin", duration: Time(2), delay: Time(0.1), easing: steps, iterationCount: .infinity,
          direction: .reverse, fillMode: .both, playState: .paused, composition: .add),
        CSSAnimation(
          "two words", delay: Time(0.1), easing: steps, iterationCount: 2.5, direction: .reverse,
          fillMode: .both, playState: .paused, composition: .add),
      ])
    #expect(CSSAnimation.list(style([:])).isEmpty)
  }
}
