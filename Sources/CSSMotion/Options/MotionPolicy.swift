// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The rate at which the transitions and animations of a theme run.
public enum MotionPolicy: Sendable, Hashable {
  /// Durations and delays apply as the theme declares them.
  case run
  /// Values change at once, and animations are at their end from the start.
  case jumpToEnd
  /// Durations and delays are multiplied by a positive factor, such as 10 to examine a transition.
  case slow(Double)

  /// Returns a time of the theme under the policy, in milliseconds.
  func scaled(_ time: Time) -> Double {
    let milliseconds = time.unit == .ms ? time.value : time.seconds * 1000
    return switch self {
    case .run: milliseconds
    case .jumpToEnd: 0
    case .slow(let factor):
      factor.isFinite && factor > 0 ? milliseconds * factor : milliseconds
    }
  }
}
