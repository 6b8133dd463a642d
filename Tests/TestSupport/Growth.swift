// SPDX-License-Identifier: Apache-2.0
package import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The CPU times of work at two sizes, and the limit of their ratio.
///
/// Only the time of the calling thread counts, so other processes and other tests do not change it.
/// Work of other threads is not measured.
///
/// At four times the size, linear work takes 4 times as long, sorting about 5 times, and quadratic
/// work 16 times:
///
/// ```swift
/// let growth = Growth(from: 10_000) { _ = SyntaxTree(parsing: String(repeating: "a{}", count: $0)) }
/// growth.ratio         // about 4
/// growth.isExceeded    // false
/// ```
package struct Growth: Sendable {
  /// The number of measurements after which the ratio counts as exceeded.
  ///
  /// Other virtual machines can slow all measurements of half a second.
  private static let maximumRounds = 30
  /// The minimum CPU time of the larger size for the ratio to count, in seconds.
  private static let minimumTime = 0.005

  /// The smaller size.
  package let size: Int
  /// The larger size, as a multiple of the smaller one.
  package let factor: Int
  /// The maximum ratio of both times.
  package let limit: Double
  /// The minimum CPU time of the smaller size, in seconds.
  package private(set) var smaller = Double.infinity
  /// The minimum CPU time of the larger size, in seconds.
  package private(set) var larger = Double.infinity

  /// Measures work at a size and at a multiple of it.
  ///
  /// The larger size is measured once and the smaller one twice. Both are measured again while the
  /// ratio exceeds its limit, up to thirty times. The minimum of the times counts.
  ///
  /// - Parameters:
  ///   - size: The smaller size.
  ///   - factor: The larger size, as a multiple of the smaller one.
  ///   - limit: The maximum ratio of both times.
  ///   - work: The work of a size.
  /// - Throws: The errors of the work.
  package init(
    from size: Int, factor: Int = 4, atMost limit: Double = 10, _ work: (Int) throws -> Void
  ) rethrows {
    self.size = size
    self.factor = factor
    self.limit = limit
    for round in 1...Self.maximumRounds {
      // The larger size comes first: it also pays for values that the first use computes.
      larger = min(larger, try Self.time { try work(size * factor) })
      smaller = min(smaller, try Self.time { try work(size) })
      if round == 1 { smaller = min(smaller, try Self.time { try work(size) }) }
      if !isExceeded { return }
    }
  }

  /// The time of the larger size, divided by that of the smaller one.
  package var ratio: Double { larger / smaller }

  /// Whether the ratio exceeds its limit, and the time is long enough to count.
  package var isExceeded: Bool { larger >= Self.minimumTime && ratio > limit }

  /// Returns the CPU time of the calling thread that some work takes, in seconds.
  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = threadTime
    try work()
    return threadTime - start
  }

  /// The CPU time of the calling thread, in seconds.
  private static var threadTime: Double {
    var time = timespec()
    let result = clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    precondition(result == 0, "the system has no clock of the CPU time of a thread")
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Growth: CustomStringConvertible {
  /// Both sizes and their times: `size 1000: 2.1 ms, size 4000: 33.7 ms, 16.0 times as long`.
  package var description: String {
    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    return "size \(size): \(rounded(smaller * 1000)) ms, size \(size * factor): "
      + "\(rounded(larger * 1000)) ms, \(rounded(ratio)) times as long"
  }
}

/// Records an issue if work grows faster than its input.
///
/// The CPU time of the calling thread is measured at two sizes, as ``Growth`` describes:
///
/// ```swift
/// expectGrowth(from: 10_000) { _ = SyntaxTree(parsing: String(repeating: "a{}", count: $0)) }
/// ```
///
/// - Parameters:
///   - size: The smaller size. The work should take some 5 to 20 milliseconds at this size.
///   - factor: The larger size, as a multiple of the smaller one.
///   - limit: The maximum ratio of both times.
///   - comment: A description of the work.
///   - location: The location of the issue.
///   - work: The work of a size, called at least three times.
/// - Throws: The errors of the work.
package func expectGrowth(
  from size: Int, factor: Int = 4, atMost limit: Double = 10,
  _ comment: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation,
  _ work: (Int) throws -> Void
) rethrows {
  let growth = try Growth(from: size, factor: factor, atMost: limit, work)
  expect(growth, comment(), at: location)
}

/// Records an issue if a growth exceeds its limit.
///
/// - Parameters:
///   - growth: The growth, which may have been measured on another thread.
///   - comment: A description of the work.
///   - location: The location of the issue.
package func expect(
  _ growth: Growth, _ comment: @autoclosure () -> String = "",
  at location: SourceLocation = #_sourceLocation
) {
  let text = comment()
  let isWithinLimit = !growth.isExceeded
  #expect(
    isWithinLimit, "\(text.isEmpty ? "" : text.prefix(100) + ": ")\(growth)",
    sourceLocation: location)
}
