// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport
import Testing

/// Records an issue if work of the linter, all done on the calling thread, grows faster than its input.
///
/// - Parameters:
///   - size: The smaller size.
///   - comment: A description of the work.
///   - location: The location of the issue.
///   - work: The work of a size.
func expectGrowthOnOneThread(
  from size: Int, _ comment: String, at location: Testing.SourceLocation = #_sourceLocation,
  _ work: (Int) -> Void
) {
  Concurrency.$isOff.withValue(true) {
    expectGrowth(from: size, comment, at: location, work)
  }
}
