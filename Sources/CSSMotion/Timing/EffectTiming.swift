// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The timing of an effect in its local time, in milliseconds.
///
/// Defined by [Web Animations 1, section 4.5](https://drafts.csswg.org/web-animations-1/#animation-effects).
struct EffectTiming: Sendable, Hashable {
  /// The time before the first iteration, which a negative delay skips into.
  var delay = 0.0
  /// The duration of an iteration, at least zero.
  var duration = 0.0
  /// The number of iterations, at least zero, infinity for an endless effect.
  var iterationCount = 1.0
  /// The iterations that play in reverse.
  var direction = AnimationDirection.normal
  /// Whether the effect applies before its first and after its last iteration.
  var fillMode = AnimationFillMode.none
}

/// The part of an effect's timing that a local time belongs to.
///
/// Defined by [Web Animations 1, section 4.5.5](https://drafts.csswg.org/web-animations-1/#animation-effect-phases-and-states).
enum EffectPhase: Sendable, Hashable {
  /// The effect has no local time: it is not started, or canceled.
  case idle
  /// The delay.
  case before
  /// The iterations.
  case active
  /// The time after the last iteration.
  case after
}

extension EffectTiming {
  /// The duration of all iterations.
  var activeDuration: Double {
    duration == 0 || iterationCount == 0 ? 0 : duration * iterationCount
  }

  /// The local time at which the effect ends, at least zero.
  var end: Double { max(delay + activeDuration, 0) }

  /// The local time at which the first iteration begins.
  var activeStart: Double { max(min(delay, end), 0) }

  /// The local time at which the last iteration ends.
  var activeEnd: Double { max(min(delay + activeDuration, end), 0) }

  /// Returns the phase at a local time.
  ///
  /// A time counts as a boundary from a nanosecond before it on, because sums of times are rounded.
  func phase(at time: Double) -> EffectPhase {
    let time = time + Self.tolerance
    if time < activeStart { return .before }
    return time >= activeEnd ? .after : .active
  }

  private static let tolerance = 1e-6

  /// Returns the time in the iterations, or `nil` if the effect does not apply at a local time.
  ///
  /// Defined by [Web Animations 1, section 4.8.3.1](https://drafts.csswg.org/web-animations-1/#calculating-the-active-time).
  func activeTime(at time: Double, filling fillMode: AnimationFillMode? = nil) -> Double? {
    let fillMode = fillMode ?? self.fillMode
    switch phase(at: time) {
    case .idle: return nil
    case .before: return [.backwards, .both].contains(fillMode) ? max(time - delay, 0) : nil
    case .active: return time - delay
    case .after:
      guard [.forwards, .both].contains(fillMode) else { return nil }
      return max(min(time - delay, activeDuration), 0)
    }
  }
}

extension EffectTiming {
  /// The progress of an effect in one of its iterations.
  struct Progress: Sendable, Hashable {
    /// The progress in the iteration after its direction is applied, from 0 to 1.
    var value: Double
    /// The index of the iteration, infinity after an endless effect.
    var iteration: Double
    /// Whether a step of a timing function at exactly this progress has not occurred.
    var isBeforeStep: Bool
  }

  /// Returns the progress at a local time, or `nil` if the effect does not apply.
  ///
  /// Defined by [Web Animations 1, section 4.9](https://drafts.csswg.org/web-animations-1/#calculating-the-directed-progress).
  func progress(at time: Double) -> Progress? {
    guard let activeTime = activeTime(at: time) else { return nil }
    let phase = phase(at: time)
    let overall =
      duration == 0 ? (phase == .before ? 0 : iterationCount) : activeTime / duration
    var simple = overall.isInfinite ? 0 : overall.truncatingRemainder(dividingBy: 1)
    if simple == 0, phase != .before, activeTime == activeDuration, iterationCount != 0 {
      simple = 1
    }
    var iteration = overall.rounded(.down)
    if phase == .after, iterationCount.isInfinite {
      iteration = .infinity
    } else if simple == 1 {
      iteration -= 1
    }
    let isReversed = isReversed(in: iteration)
    return Progress(
      value: isReversed ? 1 - simple : simple, iteration: iteration,
      isBeforeStep: phase == (isReversed ? .after : .before))
  }

  /// Returns whether an iteration plays in reverse, by its index.
  func isReversed(in iteration: Double) -> Bool {
    let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
    return switch direction {
    case .normal: false
    case .reverse: true
    case .alternate: isOdd
    case .alternateReverse: iteration.isFinite && !isOdd
    }
  }
}
