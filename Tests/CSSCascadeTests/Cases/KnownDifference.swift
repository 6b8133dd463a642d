// SPDX-License-Identifier: Apache-2.0

/// A case that fails for a known reason; when it passes, the suite requires its removal.
struct KnownDifference: Sendable {
  /// The name of the case: `feature: title`.
  let name: String
  let reason: String

  /// All known differences.
  static let all: [KnownDifference] = []
}
