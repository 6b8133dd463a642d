// SPDX-License-Identifier: Apache-2.0
public import Dispatch
import Synchronization

/// A timer that calls a program for each frame while something moves, for programs without a clock
/// of their own.
///
/// ```swift
/// let timer = FrameTimer { now in
///   let sample = animator.sample(at: now)
///   draw(sample.changes)
///   return sample.nextChange
/// }
/// animator.update(styled, at: timer.now)
/// timer.start()
/// ```
///
/// The timer is idle from the frame that returns `nil` until the next call of ``start()``.
public final class FrameTimer: Sendable {
  private let interval: Double
  private let queue: DispatchQueue
  private let frame: @Sendable (Duration) -> Duration?
  private let origin = DispatchTime.now()
  private let state = Mutex(State())

  private struct State {
    var isRunning = false
    /// The number of the latest start, after which the frames of earlier ones are void.
    var generation = 0
  }

  /// Creates a timer that is idle.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The maximum number of frames in a second, at least 1.
  ///   - queue: The queue on which `frame` is called.
  ///   - frame: Receives the time since the creation of the timer, draws a frame, and returns the
  ///     time of the next change, or `nil` if nothing moves.
  public init(
    framesPerSecond: Int = 60, queue: DispatchQueue = .main,
    _ frame: @escaping @Sendable (Duration) -> Duration?
  ) {
    interval = 1000 / Double(max(framesPerSecond, 1))
    self.queue = queue
    self.frame = frame
  }
}

extension FrameTimer {
  /// The time since the creation of the timer.
  public var now: Duration {
    .nanoseconds(DispatchTime.now().uptimeNanoseconds - origin.uptimeNanoseconds)
  }

  /// Calls the program for a frame as soon as possible, and for all frames after it until nothing
  /// moves.
  ///
  /// Call this after each update of an animator. A timer that waits for a later change starts at
  /// once.
  public func start() {
    let generation = state.withLock { state in
      state.isRunning = true
      state.generation += 1
      return state.generation
    }
    schedule(generation, after: 0)
  }

  /// Stops the timer: no frame follows.
  public func stop() {
    state.withLock { state in
      state.isRunning = false
      state.generation += 1
    }
  }

  private func schedule(_ generation: Int, after milliseconds: Double) {
    // A change in the distant future is waited for in steps of an hour.
    let delay = min(max(milliseconds, 0), 3_600_000)
    queue.asyncAfter(deadline: .now() + delay / 1000) { [weak self] in self?.draw(generation) }
  }

  private func draw(_ generation: Int) {
    guard state.withLock({ $0.isRunning && $0.generation == generation }) else { return }
    let start = now
    let next = frame(start)
    guard let next else {
      return state.withLock { if $0.generation == generation { $0.isRunning = false } }
    }
    let elapsed = (now - start).inMilliseconds
    let wait = max((next - start).inMilliseconds, interval)
    schedule(generation, after: wait - elapsed)
  }
}
