// SPDX-License-Identifier: Apache-2.0

/// A case that does not hold, and why; once it holds, the suite asks to strike it off.
struct KnownDifference: Sendable {
  /// The case: `feature: title`.
  let name: String
  let reason: String

  /// All of them.
  static let all: [KnownDifference] = []
}
