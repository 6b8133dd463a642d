// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pool of threads that join open work, one fewer than the cores because the owner of the work
/// takes part.
///
/// `DispatchQueue.concurrentPerform` runs nested work on a single thread, even if the other threads
/// are idle.
final class WorkerPool: Sendable {
  /// Work that several threads share.
  protocol Work: AnyObject, Sendable {
    /// Whether a piece is left that no thread has taken.
    var isOpen: Bool { get }
    /// Processes pieces until none is left.
    func run()
  }

  /// The pool of the process.
  static let shared = WorkerPool(count: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) - 1)

  private let count: Int
  private let state = Mutex(State())

  private struct State {
    /// The open work, oldest first.
    var open: [any Work] = []
    /// The number of helpers that are started or at work.
    var busy = 0
  }

  private init(count: Int) { self.count = count }

  /// Starts idle helpers for some work.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - maximumWorkers: The maximum number of helpers that the work can use.
  func submit(_ work: some Work, maximumWorkers: Int) {
    if count == 0 { return }
    let helperCount = state.withLock { state in
      state.open.append(work)
      let helperCount = min(maximumWorkers, count - state.busy)
      state.busy += helperCount
      return helperCount
    }
    // Each on its own queue: the global queues also serve timers and connections, which must not
    // wait.
    for _ in 0..<helperCount { DispatchQueue(label: "livery.helper").async { self.runWorker() } }
  }

  /// Removes some work that has no pieces left.
  func remove(_ work: some Work) {
    if count == 0 { return }
    state.withLock { $0.open.removeAll { $0 === work } }
  }

  private func runWorker() {
    while let work = next() { work.run() }
  }

  private func next() -> (any Work)? {
    state.withLock { state in
      if let work = state.open.first(where: \.isOpen) { return work }
      state.busy -= 1
      return nil
    }
  }
}
