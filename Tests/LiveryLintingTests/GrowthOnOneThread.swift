// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport
import Testing

/// Records an issue if the linter's work, confined to the calling thread, grows faster than its
/// input.
///
/// - Parameters:
///   - size: The smaller size.
///   - comment: A description of the work.
///   - location: The location of the issue.
///   - work: The work for an input of a given size.
func expectGrowthOnOneThread(
  from size: Int, _ comment: String, at location: Testing.SourceLocation = #_sourceLocation,
  _ work: (Int) -> Void
) {
  Concurrency.$isOff.withValue(true) {
    expectGrowth(from: size, comment, at: location, work)
  }
}
