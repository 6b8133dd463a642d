// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension EasingFunction {
  /// Returns the output progress for an input progress from 0 to 1.
  ///
  /// Defined by [CSS Easing 2, section 2.4](https://drafts.csswg.org/css-easing-2/#step-easing-algo).
  ///
  /// - Parameters:
  ///   - time: The input progress.
  ///   - isBeforeStep: Whether a step at exactly this time has not occurred.
  /// - Returns: The output progress.
  func progress(at time: Double, isBeforeStep: Bool) -> Double {
    guard isBeforeStep, case .steps(let value, _) = self, let number = Double(value) else {
      return progress(at: time)
    }
    let count = max(number.rounded(), 1)
    guard (time * count).truncatingRemainder(dividingBy: 1) == 0 else { return progress(at: time) }
    return max(progress(at: time - 0.5 / count), 0)
  }
}
