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
  private static var count: UInt64 {
    if let count = number("LIVERY_RANDOM_HISTORIES") { return count }
    return switch TestTier.current {
    case .quick: 500
    case .standard: 2_000
    case .full: 5_000
    case .campaign: 100_000
    }
  }

  private static let firstSeed = number("LIVERY_RANDOM_SEED") ?? 1

  @Test(arguments: 0..<UInt64(10))
  func `Values and events of random histories are those of the specifications`(_ part: UInt64) {
    let end = Self.firstSeed + Self.count
    for seed in stride(from: Self.firstSeed + part, to: end, by: 10) {
      let history = RandomHistory.history(seed: seed)
      if HistoryPlayer.difference(in: history) != nil {
        let shrunk = HistoryShrinker.shrunk(history)
        Issue.record(
          "seed \(seed): \(HistoryPlayer.difference(in: shrunk) ?? "no difference")\n\(shrunk)")
        return
      }
    }
  }
}
