// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// An animation of an element by keyframes.
///
/// Defined by [CSS Animations 2, section 2](https://drafts.csswg.org/css-animations-2/#css-animations).
struct RunningAnimation: Sendable {
  /// The entry of the animation properties.
  private(set) var entry: CSSAnimation
  private(set) var timing: EffectTiming
  private(set) var keyframes: CSSKeyframes
  /// The keyframes of each property.
  var tracks: [KeyframeTrack]
  /// Whether values of the keyframes depend on other values of the element or its parent.
  private(set) var isContextual: Bool
  /// The time of the program at the local time zero, or `nil` while the animation is paused.
  private var startTime: Double?
  /// The local time at which the animation is paused.
  private var holdTime = 0.0

  /// The phase at the last sample.
  private(set) var phase = EffectPhase.idle
  /// The iteration at the last sample.
  private(set) var iteration = 0.0
  /// The progress in the iteration at the last sample, or `nil` if the animation does not apply.
  private(set) var progress: EffectTiming.Progress?

  /// Creates an animation that begins at a time.
  init(
    _ entry: CSSAnimation, _ keyframes: CSSKeyframes, _ tracks: [KeyframeTrack],
    _ policy: MotionPolicy, at time: Double
  ) {
    self.entry = entry
    self.keyframes = keyframes
    self.tracks = tracks
    isContextual = keyframes.isContextual
    timing = EffectTiming(entry, policy)
    startTime = entry.playState == .paused ? nil : time
  }
}

extension RunningAnimation {
  /// The local time at a time of the program.
  func localTime(at time: Double) -> Double { startTime.map { time - $0 } ?? holdTime }

  /// The time of the program at a local time, or `nil` while the animation is paused.
  func time(atLocal local: Double) -> Double? { startTime.map { $0 + local } }

  /// Whether the animation is paused.
  var isPaused: Bool { startTime == nil }

  /// Adopts a changed entry and its keyframes without a change of the local time.
  mutating func update(
    _ entry: CSSAnimation, _ keyframes: CSSKeyframes, _ tracks: [KeyframeTrack],
    _ policy: MotionPolicy, at time: Double
  ) {
    self.keyframes = keyframes
    self.tracks = tracks
    isContextual = keyframes.isContextual
    if entry.playState != self.entry.playState {
      if entry.playState == .paused {
        holdTime = min(localTime(at: time), timing.end)
        startTime = nil
      } else if startTime == nil {
        startTime = time - holdTime
      }
    }
    self.entry = entry
    timing = EffectTiming(entry, policy)
  }

  /// Computes the progress at a time.
  ///
  /// - Parameters:
  ///   - time: The time of the program.
  ///   - body: Receives the events since the last sample in order.
  /// - Returns: Whether the values changed.
  mutating func sample(at time: Double, _ body: (TimedEvent) -> Void) -> Bool {
    let local = localTime(at: time)
    let old = (phase: phase, iteration: iteration)
    let oldProgress = progress
    phase = timing.phase(at: local)
    progress = timing.progress(at: local)
    if let progress, phase == .active { iteration = progress.iteration }
    timing.forEachAnimationEvent(from: old, to: (phase, iteration), body)
    return progress != oldProgress || iteration != old.iteration || phase != old.phase
  }
}

extension EffectTiming {
  /// Creates the timing of an animation, whose times a policy scales.
  fileprivate init(_ entry: CSSAnimation, _ policy: MotionPolicy) {
    self.init(
      delay: policy.scaled(entry.delay),
      duration: max(entry.duration.map(policy.scaled) ?? 0, 0),
      iterationCount: max(entry.iterationCount, 0), direction: entry.direction,
      fillMode: entry.fillMode)
  }
}
