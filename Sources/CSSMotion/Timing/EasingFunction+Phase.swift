// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension EasingFunction {
  /// Returns the output progress in a phase of an effect.
  ///
  /// Before the start, a step function has not made its first step.
  ///
  /// Defined by [CSS Easing 2, section 2.4](https://drafts.csswg.org/css-easing-2/#step-easing-algo).
  func progress(at time: Double, in phase: EffectPhase) -> Double {
    if phase == .before, time == 0, case .steps = self { return 0 }
    return progress(at: time)
  }
}
