// SPDX-License-Identifier: Apache-2.0

/// A change to a text: some bytes go, others come.
public struct TextEdit: Sendable, Hashable {
  /// The bytes of the decoded text that go; an empty range is a place between two bytes.
  public let range: Range<Int>
  /// What comes in their place.
  public let replacement: String

  /// An edit that replaces the bytes of `range`.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
