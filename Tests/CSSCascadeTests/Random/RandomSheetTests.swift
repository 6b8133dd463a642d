// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Random sheets of all constructs, on small trees; `Scripts/campaign fuzz cascade` runs many more.
struct RandomSheetTests {
  /// The number of sheets for each of the ten seeds; `LIVERY_RANDOM_TEXTS` sets the total.
  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_RANDOM_TEXTS"].flatMap(Int.init).map { $0 / 10 }
    ?? 15

  @Test(
    "shared, updated and explained styles equal those of an element alone",
    arguments: TestTier.part(of: 1...10))
  func isConsistent(seed: Int) {
    for number in 0..<Self.count {
      var random = RandomSheets(seed: UInt64(seed * 1_000_000 + number))
      let text = random.text()
      let invariants = SheetInvariants(Array(text.utf8), random)
      #expect(invariants.faults.isEmpty, "seed \(seed), sheet \(number): \(text)")
    }
  }
}
