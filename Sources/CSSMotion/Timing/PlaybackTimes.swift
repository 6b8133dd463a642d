// SPDX-License-Identifier: Apache-2.0

/// The times of an animation that runs, is paused, or is finished, in milliseconds.
///
/// Defined by [Web Animations 1, section 4.4](https://drafts.csswg.org/web-animations-1/#animations).
struct PlaybackTimes: Sendable {
  /// The time of the program at the local time zero, or `nil` while the animation is paused.
  private(set) var start: Double?
  /// The local time of a paused or finished animation, or `nil` while the animation runs.
  private var hold: Double?
  /// The local time at the last sample or update.
  private var previous: Double?

  /// Creates the times of an animation that starts at a time, or is paused at its local time zero.
  init(startingAt time: Double, isPaused: Bool) {
    start = isPaused ? nil : time
    hold = isPaused ? 0 : nil
  }
}

extension PlaybackTimes {
  /// Returns the local time at a time of the program.
  func local(at time: Double) -> Double { hold ?? start.map { time - $0 } ?? 0 }

  /// Stops the local time.
  mutating func pause(at time: Double) {
    hold = local(at: time)
    start = nil
  }

  /// Continues from the local time of the pause.
  mutating func resume(at time: Double) {
    start = time - local(at: time)
    hold = nil
  }

  /// Holds the local time of an animation after its end, from where a pause and a later end continue.
  ///
  /// Defined by [Web Animations 1, section 4.4.12](https://drafts.csswg.org/web-animations-1/#updating-the-finished-state).
  ///
  /// - Parameters:
  ///   - end: The local time at which the effect ends.
  ///   - time: The time of the program.
  mutating func update(endingAt end: Double, at time: Double) {
    if let start { hold = time - start >= end ? max(previous ?? end, end) : nil }
    previous = local(at: time)
  }
}
