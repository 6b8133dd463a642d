// SPDX-License-Identifier: Apache-2.0

/// A place in a text as an editor shows it.
public struct SourceLocation: Sendable, Hashable {
  /// What the text is called: that of a file which a JSON style sheet includes is not that of the sheet.
  public let name: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in UTF-16 units.
  public let column: Int
  /// The byte offset in the decoded text, counted from 0.
  public let offset: Int
}
