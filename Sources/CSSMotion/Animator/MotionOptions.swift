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

/// The policies and limits of an ``Animator``.
///
/// ```swift
/// var options = MotionOptions()
/// options.reducedMotion = .jumpToEnd      // for users who prefer less motion
/// ```
public struct MotionOptions: Sendable, Hashable {
  /// The policy for users without a preference.
  public var policy = MotionPolicy.run
  /// The policy for users who prefer less motion.
  ///
  /// By default, such a theme runs as declared, because it may reduce its motion itself by
  /// `@media (prefers-reduced-motion)`.
  public var reducedMotion = MotionPolicy.run
  /// The maximum number of elements with transitions or animations at one time.
  public var maximumElementCount = 100_000
  /// The maximum number of properties of one element that change at one time.
  public var maximumPropertyCount = 1_000
  /// The maximum number of keyframes of one animation.
  public var maximumKeyframeCount = 10_000

  /// Creates the default options.
  public init() {}
}
