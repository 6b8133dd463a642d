// SPDX-License-Identifier: Apache-2.0

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
  /// The maximum number of properties of one element that change at one time, and of its animations.
  public var maximumPropertyCount = 1_000
  /// The maximum number of keyframes of one animation.
  public var maximumKeyframeCount = 10_000

  /// Creates the default options.
  public init() {}
}
