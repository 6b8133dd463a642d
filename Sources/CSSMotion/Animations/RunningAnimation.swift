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
  private var times: PlaybackTimes

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
    times = PlaybackTimes(startingAt: time, isPaused: entry.playState == .paused)
  }
}

extension RunningAnimation {
  /// The local time at a time of the program.
  func localTime(at time: Double) -> Double { times.local(at: time) }

  /// The time of the program at a local time, or `nil` while the animation is paused.
  func time(atLocal local: Double) -> Double? { times.start.map { $0 + local } }

  /// Whether the animation is paused.
  var isPaused: Bool { times.start == nil }

  /// Adopts a changed entry and its keyframes without a change of the local time.
  mutating func update(
    _ entry: CSSAnimation, _ keyframes: CSSKeyframes, _ tracks: [KeyframeTrack],
    _ policy: MotionPolicy, at time: Double
  ) {
    self.keyframes = keyframes
    self.tracks = tracks
    isContextual = keyframes.isContextual
    if entry.playState != self.entry.playState {
      if entry.playState == .paused { times.pause(at: time) } else { times.resume(at: time) }
    }
    self.entry = entry
    timing = EffectTiming(entry, policy)
    times.update(endingAt: timing.end, at: time)
  }

  /// Computes the progress at a time.
  ///
  /// - Parameters:
  ///   - time: The time of the program.
  ///   - body: Receives the events since the last sample in order.
  /// - Returns: Whether the values changed.
  mutating func sample(at time: Double, _ body: (TimedEvent) -> Void) -> Bool {
    times.update(endingAt: timing.end, at: time)
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
