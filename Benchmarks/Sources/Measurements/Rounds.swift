// SPDX-License-Identifier: Apache-2.0

/// The CPU times of several workloads, measured in alternation.
///
/// The speed of a machine varies during a measurement. Every round runs all workloads, one
/// directly after the other. Only times of the same round are compared, and the result is the
/// median of these comparisons.
package struct Rounds {
  /// Nanoseconds per run: one array for each workload, one element for each round.
  private let nanoseconds: [[Double]]

  /// Runs every workload once to warm up, then in `count` rounds for `milliseconds` or more each.
  package init(count: Int = 11, milliseconds: Int = 10, _ workloads: [Workload]) {
    let repetitions = workloads.map { workload in
      max(1, Int(Double(milliseconds) * 1e6 / max(workload.nanoseconds(repetitions: 1), 1)))
    }
    self.init(
      count: count,
      times: zip(workloads, repetitions).map { workload, repetitions in
        { workload.nanoseconds(repetitions: repetitions) }
      })
  }

  /// Calls functions that measure themselves, all of them in each of `count` rounds.
  ///
  /// - Parameters:
  ///   - count: The number of rounds.
  ///   - times: The functions, each of which returns nanoseconds.
  /// - Throws: The first error of a function.
  package init<Failure: Error>(
    count: Int = 11, times: [() throws(Failure) -> Double]
  ) throws(Failure) {
    var nanoseconds = times.map { _ in [Double]() }
    for _ in 0..<count {
      for (index, time) in times.enumerated() { nanoseconds[index].append(try time()) }
    }
    self.nanoseconds = nanoseconds
  }

  /// Returns the median of the nanoseconds per run.
  package func nanosecondsPerRun(of workload: Int) -> Double {
    median(nanoseconds[workload])
  }

  /// Returns the speed of a workload relative to another, as the median of the rounds.
  package func speed(of workload: Int, comparedTo other: Int) -> Double {
    median(zip(nanoseconds[other], nanoseconds[workload]).map { $0 / $1 })
  }

  /// Returns the time of a workload relative to another, as the median of the rounds.
  package func time(of workload: Int, comparedTo other: Int) -> Double {
    speed(of: other, comparedTo: workload)
  }
}

extension Rounds {
  /// Returns the speed of a workload without a part of its work, relative to another workload.
  ///
  /// - Parameters:
  ///   - workload: The workload with the whole work.
  ///   - part: The workload that performs only this part.
  ///   - other: The workload to compare with.
  /// - Returns: The median of the rounds.
  package func speed(of workload: Int, without part: Int, comparedTo other: Int) -> Double {
    let rest = zip(nanoseconds[workload], nanoseconds[part]).map { $0 - $1 }
    return median(zip(nanoseconds[other], rest).map { $0 / $1 })
  }
}

/// Returns the median, which is the mean of the two central values for an even count.
package func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.indices.last else { return .nan }
  return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
}
