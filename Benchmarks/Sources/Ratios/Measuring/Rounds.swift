// SPDX-License-Identifier: Apache-2.0

/// CPU time of several contenders, measured in turn.
///
/// A machine gets slower and faster while one measures. Every round asks all contenders once, one right after the
/// other, and only times of the same round are compared; the median of these comparisons is the answer.
struct Rounds {
  /// Nanoseconds per run: one array for each contender, one element for each round.
  private let nanoseconds: [[Double]]

  /// Runs every contender once to warm up, then in `count` rounds for `milliseconds` or more each.
  init(count: Int = 11, milliseconds: Int = 10, _ contenders: [Contender]) {
    let repetitions = contenders.map { contender in
      max(1, Int(Double(milliseconds) * 1e6 / max(contender.nanoseconds(repetitions: 1), 1)))
    }
    var nanoseconds = contenders.map { _ in [Double]() }
    for _ in 0..<count {
      for (index, contender) in contenders.enumerated() {
        nanoseconds[index].append(contender.nanoseconds(repetitions: repetitions[index]))
      }
    }
    self.nanoseconds = nanoseconds
  }

  /// The median of nanoseconds per run.
  func nanosecondsPerRun(of contender: Int) -> Double {
    median(nanoseconds[contender])
  }

  /// How many times faster than `other` a contender is, as the median of the rounds.
  func speed(of contender: Int, comparedTo other: Int) -> Double {
    median(zip(nanoseconds[other], nanoseconds[contender]).map { $0 / $1 })
  }
}

extension Rounds {
  /// The same for a contender whose work holds that of `part`, which is left out.
  func speed(of contender: Int, without part: Int, comparedTo other: Int) -> Double {
    let rest = zip(nanoseconds[contender], nanoseconds[part]).map { $0 - $1 }
    return median(zip(nanoseconds[other], rest).map { $0 / $1 })
  }
}

/// The value in the middle, or the mean of the two that are.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.indices.last else { return .nan }
  return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
}
