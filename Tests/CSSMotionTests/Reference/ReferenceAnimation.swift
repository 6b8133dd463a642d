// SPDX-License-Identifier: Apache-2.0

/// A CSS animation with the times of Web Animations.
///
/// Defined by [CSS Animations 2, section 2](https://drafts.csswg.org/css-animations-2/#animations) and
/// [Web Animations 1, section 4.4](https://drafts.csswg.org/web-animations-1/#animations).
struct ReferenceAnimation {
  private(set) var entry: ReferenceTheme.Animation
  private(set) var keyframes: ReferenceKeyframes
  private var startTime: Double?
  private var holdTime: Double?
  private var previousCurrentTime: Double?
  /// The phase at the last sample.
  private(set) var phase = ReferenceTiming.Phase.idle
  /// The iteration at the last sample in the active phase.
  private var iteration = 0.0

  init(_ entry: ReferenceTheme.Animation, _ keyframes: ReferenceKeyframes, at time: Double) {
    self.entry = entry
    self.keyframes = keyframes
    if entry.isPaused { holdTime = 0 } else { startTime = time }
  }

  var timing: ReferenceTiming {
    ReferenceTiming(
      delay: entry.delay, duration: entry.duration, iterationCount: entry.iterationCount,
      direction: entry.direction, fillMode: entry.fillMode)
  }
}

extension ReferenceAnimation {
  var isPaused: Bool { startTime == nil }

  /// Returns the current time at a time of the timeline.
  func currentTime(at time: Double) -> Double { holdTime ?? startTime.map { time - $0 } ?? 0 }

  /// Adopts an entry at a style change event: the play state, then the timing.
  mutating func update(
    _ entry: ReferenceTheme.Animation, _ keyframes: ReferenceKeyframes, at time: Double
  ) {
    updateFinishedState(at: time)
    if entry.isPaused != self.entry.isPaused {
      if entry.isPaused {
        holdTime = currentTime(at: time)
        startTime = nil
      } else if let holdTime {
        startTime = time - holdTime
        self.holdTime = nil
      }
    }
    self.entry = entry
    self.keyframes = keyframes
    updateFinishedState(at: time)
  }

  /// Updates the finished state without a seek, for a playback rate of 1.
  private mutating func updateFinishedState(at time: Double) {
    if let startTime {
      let unconstrained = time - startTime
      if unconstrained >= timing.endTime {
        holdTime = previousCurrentTime.map { max($0, timing.endTime) } ?? timing.endTime
      } else {
        holdTime = nil
      }
    }
    previousCurrentTime = currentTime(at: time)
  }

  /// Returns the directed progress and the before flag, or `nil` if the effect is not in effect.
  func progress(at time: Double) -> (progress: Double, before: Bool)? {
    let local = currentTime(at: time)
    return timing.directedProgress(local).map { ($0, timing.beforeFlag(local)) }
  }

  /// Samples the animation, and returns the events with their scheduled times, which are unresolved
  /// while the animation has no start time.
  mutating func sample(at time: Double) -> [(kind: String, elapsed: Double, time: Double?)] {
    updateFinishedState(at: time)
    let local = currentTime(at: time)
    let (old, oldIteration) = (phase, iteration)
    phase = timing.phase(local)
    if phase == .active { iteration = timing.currentIteration(local) ?? 0 }
    var events: [(String, Double)] = []
    if old == .active, phase == .active, iteration != oldIteration {
      let boundary = oldIteration > iteration ? iteration + 1 : iteration
      events.append(("animationiteration", boundary * timing.duration))
    }
    events += timing.boundaries(from: old, to: phase).map {
      ($0.isStart ? "animationstart" : "animationend", $0.elapsed)
    }
    return events.map { kind, elapsed in
      (kind, elapsed, startTime.map { $0 + max(elapsed + entry.delay, 0) })
    }
  }

  /// Whether the progress can change later.
  var canChange: Bool { !isPaused && phase != .after }
}
