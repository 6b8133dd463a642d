// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Tests that compare the animator with a model that follows the steps of the specifications.
///
/// `LIVERY_RANDOM_HISTORIES` sets the number of histories, and `LIVERY_RANDOM_SEED` the first seed.
@Suite struct RandomHistoryTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// The number of histories in the tier of the tests.
  private static let count: UInt64 =
    number("LIVERY_RANDOM_HISTORIES")
    ?? (TestTier.current == .quick ? 500 : TestTier.full.isIncluded ? 100_000 : 2_000)

  private static let firstSeed = number("LIVERY_RANDOM_SEED") ?? 1

  @Test(arguments: 0..<UInt64(10))
  func `Values and events of random histories are those of the specifications`(_ part: UInt64) {
    var seed = Self.firstSeed + part
    while seed < Self.firstSeed + Self.count {
      let history = RandomHistory.history(seed: seed)
      if HistoryPlayer.difference(in: history) != nil {
        let shrunk = HistoryShrinker.shrunk(history)
        Issue.record(
          "seed \(seed): \(HistoryPlayer.difference(in: shrunk) ?? "no difference")\n\(shrunk)")
        return
      }
      seed += 10
    }
  }
}
