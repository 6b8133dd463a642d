// SPDX-License-Identifier: Apache-2.0

/// A location in a text, in the terms of an editor.
public struct SourceLocation: Sendable, Hashable {
  /// The name of the text; for a file that a JSON style sheet includes, the name of that file.
  public let name: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in UTF-16 units.
  public let column: Int
  /// The byte offset in the decoded text, counted from 0.
  public let offset: Int
}
