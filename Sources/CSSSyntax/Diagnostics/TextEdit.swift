// SPDX-License-Identifier: Apache-2.0

/// A change to a text: the replacement of a byte range.
public struct TextEdit: Sendable, Hashable {
  /// The bytes of the decoded text to remove; an empty range is an insertion position.
  public let range: Range<Int>
  /// The replacement text.
  public let replacement: String

  /// Creates an edit that replaces the bytes of `range`.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
