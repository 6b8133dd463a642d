// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

/// Returns the results of a function for each number from zero up, computed on all cores.
///
/// ```swift
/// concurrentMap(3) { $0 * $0 }    // [0, 1, 4]
/// ```
///
/// The results are in the order of the numbers. A map inside another map is shared too, as soon as
/// a core is idle.
///
/// - Parameters:
///   - count: The number of values to compute.
///   - body: Computes the value of a number. Runs on several threads at once, lower numbers first.
/// - Returns: The values, in the order of their numbers.
package func concurrentMap<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
  if count <= 1 || Concurrency.isOff { return (0..<count).map(body) }
  let work = SharedWork(count, body)
  WorkerPool.shared.submit(work, maximumWorkers: count - 1)
  return work.finish()
}

/// Returns the results of two functions that run at the same time if a core is idle.
///
/// - Parameters:
///   - first: Computes the first value.
///   - second: Computes the second value.
/// - Returns: Both values.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  if Concurrency.isOff { return (first(), second()) }
  let work = SharedWork(1) { _ in second() }
  WorkerPool.shared.submit(work, maximumWorkers: 1)
  return (first(), work.finish()[0])
}

/// The computation of several values that threads share.
private final class SharedWork<Value: Sendable>: WorkerPool.Work {
  private let count: Int
  private let body: @Sendable (Int) -> Value
  /// The lowest number that no thread has taken.
  private let next = Atomic(0)
  private let values: Mutex<(all: [Value?], missing: Int)>
  private let isDone = DispatchSemaphore(value: 0)

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) {
    self.count = count
    self.body = body
    values = Mutex((Array(repeating: nil, count: count), count))
  }

  var isOpen: Bool { next.load(ordering: .relaxed) < count }

  func run() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      let value = body(number)
      let isLast = values.withLock {
        $0.all[number] = value
        $0.missing -= 1
        return $0.missing == 0
      }
      if isLast { isDone.signal() }
    }
  }

  /// Computes values until no number is left, then waits for the values that other threads compute.
  ///
  /// Waits only for threads that have already begun. Nested maps therefore end on any number of
  /// threads.
  func finish() -> [Value] {
    run()
    WorkerPool.shared.remove(self)
    isDone.wait()
    return values.withLock { $0.all.compactMap(\.self) }
  }
}

/// The configuration of the threads that ``concurrentMap(_:_:)`` and ``concurrently(_:_:)`` use.
package enum Concurrency {
  /// Whether all work stays on the calling thread.
  ///
  /// A clock that measures the CPU time of one thread then measures all of the work:
  ///
  /// ```swift
  /// Concurrency.$isOff.withValue(true) { linter.report(on: trees) }
  /// ```
  @TaskLocal package static var isOff = false
}
