// SPDX-License-Identifier: Apache-2.0
import CMeasure

/// A piece of work to measure.
package struct Workload {
  /// Runs the work once.
  ///
  /// The result is kept, so that the compiler cannot eliminate the work.
  package let run: () -> Int

  /// Creates a workload.
  package init(run: @escaping () -> Int) { self.run = run }

  /// Returns the CPU time of one run in nanoseconds, as the mean of several runs.
  package func nanoseconds(repetitions: Int) -> Double {
    let start = measure_thread_nanoseconds()
    for _ in 0..<repetitions { blackHole(run()) }
    return Double(measure_thread_nanoseconds() - start) / Double(repetitions)
  }

  /// Returns the number of heap allocations of one run, or `nil` if allocations cannot be counted.
  package func allocations() -> Double? {
    blackHole(run())
    let before = measure_allocation_count()
    blackHole(run())
    return before < 0 ? nil : Double(measure_allocation_count() - before)
  }
}

/// Consumes a value in a way that the optimizer cannot eliminate.
@inline(never)
package func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
