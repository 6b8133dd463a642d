// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Testing

/// The tiers of tests, each of which includes the previous ones; see `Scripts/test`.
///
/// The environment variable `LIVERY_TESTS` names the current tier; the default is ``standard``.
package enum TestTier: String, CaseIterable {
  /// The tests before each commit.
  case quick
  /// The tests that show that a checkout is sound.
  case standard
  /// The tests before a change is merged: long ones, and builds of packages.
  case full
  /// The long tests with all their arguments and whole sizes.
  case campaign

  /// The current tier.
  package static let current =
    ProcessInfo.processInfo.environment["LIVERY_TESTS"].flatMap(TestTier.init) ?? .standard

  /// A Boolean value that indicates whether the tests of this tier run.
  package var isIncluded: Bool {
    let tiers = Self.allCases
    return (tiers.firstIndex(of: self) ?? 0) <= (tiers.firstIndex(of: .current) ?? 0)
  }

  /// The command that runs the tests of this tier.
  fileprivate var command: String {
    switch self {
    case .standard: "Scripts/test"
    case .campaign: "Scripts/campaign tests"
    case .quick, .full: "Scripts/test --\(rawValue)"
    }
  }

  /// Returns the arguments of a long test that run in the current tier.
  ///
  /// ```swift
  /// @Test("random sheets are read back", arguments: TestTier.part(of: 1...20))
  /// ```
  ///
  /// - Parameter arguments: The arguments in a campaign.
  /// - Returns: In a campaign, all arguments. In the full tier, every second, in the standard tier,
  ///   every eighth, and in the quick tier, every twentieth, including the first.
  package static func part<Arguments: Collection>(of arguments: Arguments) -> [Arguments.Element] {
    arguments.enumerated().filter { $0.offset.isMultiple(of: current.divisor) }.map(\.element)
  }

  /// Returns the size of a long test in the current tier.
  ///
  /// ```swift
  /// let text = String(repeating: "(", count: TestTier.part(of: 100_000))
  /// ```
  ///
  /// - Parameter size: The size in a campaign.
  /// - Returns: The whole size in a campaign, a half in the full tier, an eighth in the standard
  ///   one, and a twentieth in the quick one.
  package static func part(of size: Int) -> Int { size / current.divisor }

  /// The divisor of the arguments and sizes of long tests.
  private var divisor: Int {
    switch self {
    case .quick: 20
    case .standard: 8
    case .full: 2
    case .campaign: 1
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test in a tier and in those after it; otherwise the test is skipped, with a reason.
  ///
  /// ```swift
  /// @Test("a package with a theme builds", .tier(.full))
  /// ```
  package static func tier(_ tier: TestTier) -> Self {
    .enabled(if: tier.isIncluded, "\(tier.command) runs this test")
  }
}
