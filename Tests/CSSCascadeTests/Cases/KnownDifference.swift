// SPDX-License-Identifier: Apache-2.0

/// A case that does not hold, and why; once it holds, the suite asks to strike it off.
struct KnownDifference: Sendable {
  /// The case: `feature: title`.
  let name: String
  let reason: String

  /// All of them.
  static let all = [
    KnownDifference(
      name: "shorthands: a logical and a physical side are one, and the later declaration wins",
      reason: "logical sides are longhands of their own; what lays out an element weighs the two"),
    KnownDifference(
      name: "shorthands: the start of lines that run to the left is on the right",
      reason: "logical sides are longhands of their own; what lays out an element weighs the two"),
  ]
}
