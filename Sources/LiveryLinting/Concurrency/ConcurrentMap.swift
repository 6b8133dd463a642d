// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

/// What a function gives for each number from zero on, worked out on all cores, in the order of the numbers.
///
/// ```swift
/// concurrentMap(3) { $0 * $0 }    // [0, 1, 4]
/// ```
///
/// A map inside of another one has help too, as soon as a core has nothing else to do.
///
/// - Parameters:
///   - count: How many values are wanted.
///   - body: Makes one; is called on several threads at once, with lower numbers first.
/// - Returns: The values, in the order of their numbers.
package func concurrentMap<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
  if count <= 1 || Concurrency.isOff { return (0..<count).map(body) }
  let work = SharedWork(count, body)
  Helpers.shared.offer(work, pieces: count - 1)
  return work.finish()
}

/// What two functions give, each worked out on a core of its own where there is one.
///
/// - Parameters:
///   - first: Makes the first value.
///   - second: Makes the second value.
/// - Returns: Both values.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  if Concurrency.isOff { return (first(), second()) }
  let work = SharedWork(1) { _ in second() }
  Helpers.shared.offer(work, pieces: 1)
  return (first(), work.finish()[0])
}

/// Some values that several threads work out.
private final class SharedWork<Value: Sendable>: Helpers.Work {
  private let count: Int
  private let body: @Sendable (Int) -> Value
  /// The lowest number that nobody has taken.
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

  /// Takes numbers until none is left, and waits for those that others have taken.
  ///
  /// Nobody waits for a thread that has not begun, so that maps inside of maps come to an end on however few threads.
  func finish() -> [Value] {
    run()
    Helpers.shared.withdraw(self)
    isDone.wait()
    return values.withLock { $0.all.compactMap(\.self) }
  }
}

/// The threads that ``concurrentMap(_:_:)`` and ``concurrently(_:_:)`` use.
package enum Concurrency {
  /// Whether all work stays on the thread that calls them.
  ///
  /// A clock of the CPU time of a thread then counts all of the work:
  ///
  /// ```swift
  /// Concurrency.$isOff.withValue(true) { linter.report(on: trees) }
  /// ```
  @TaskLocal package static var isOff = false
}
