// SPDX-License-Identifier: Apache-2.0
import CMeasure

/// Something to measure.
///
/// What it returns is kept, so that the compiler cannot leave the work out.
struct Contender {
  let run: () -> Int

  /// CPU time of one run, as the mean of several.
  func nanoseconds(repetitions: Int) -> Double {
    let start = measure_thread_nanoseconds()
    for _ in 0..<repetitions { keep(run()) }
    return Double(measure_thread_nanoseconds() - start) / Double(repetitions)
  }
}

/// Uses a value up where the optimizer does not see it.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
