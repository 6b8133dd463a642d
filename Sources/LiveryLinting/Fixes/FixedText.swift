// SPDX-License-Identifier: Apache-2.0
public import LiveryFormatting

/// A text whose findings were mended as far as possible.
public struct FixedText: Sendable {
  /// The text before, and what changed.
  public let edited: EditedText
  /// What is found in the text behind the changes, in its order.
  public let findings: [Finding]
  /// How many findings were mended.
  public let count: Int
  /// Whether nothing is left that could be mended: false where each change gave a new finding for too long.
  public let isSettled: Bool
}
