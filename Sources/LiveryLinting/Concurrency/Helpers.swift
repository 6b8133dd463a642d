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

/// Threads that help with whatever work is open, one less than there are cores: the thread that has the work does its part.
///
/// `DispatchQueue.concurrentPerform` leaves work inside of other work to a single thread, even where the others have long
/// nothing to do.
final class Helpers: Sendable {
  /// Something that several threads do together.
  protocol Work: AnyObject, Sendable {
    /// Whether there is a piece that nobody has taken.
    var isOpen: Bool { get }
    /// Takes pieces until none is left.
    func run()
  }

  /// Those of the process.
  static let shared = Helpers(count: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) - 1)

  private let count: Int
  private let state = Mutex(State())

  private struct State {
    /// What threads are at work for, the first of them what has been open for longest.
    var open: [any Work] = []
    /// How many helpers are on their way or at work.
    var busy = 0
  }

  private init(count: Int) { self.count = count }

  /// Has helpers come for some work, as far as there are any that have nothing else to do.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - pieces: How many helpers at most can do something.
  func offer(_ work: some Work, pieces: Int) {
    if count == 0 { return }
    let wanted = state.withLock { state in
      state.open.append(work)
      let wanted = min(pieces, count - state.busy)
      state.busy += wanted
      return wanted
    }
    // Each on a queue of its own: those of the process belong to timers and connections too, which must not wait.
    for _ in 0..<wanted { DispatchQueue(label: "livery.helper").async { self.help() } }
  }

  /// Forgets some work, of which no piece is left.
  func withdraw(_ work: some Work) {
    if count == 0 { return }
    state.withLock { $0.open.removeAll { $0 === work } }
  }

  private func help() {
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
