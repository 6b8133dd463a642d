// SPDX-License-Identifier: Apache-2.0

/// A position in a text, in the terms of the language-server protocol.
///
/// Defined by [position](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#position).
package struct TextPosition: Sendable, Hashable {
  /// The line, counted from 0.
  package var line: Int
  /// The number of units of a ``PositionEncoding`` between the beginning of the line and the
  /// position.
  package var character: Int

  /// Creates a position.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// The unit in which a position counts the characters of a line.
///
/// Defined by [position encoding kind](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind).
package enum PositionEncoding: Sendable {
  /// Bytes of UTF-8.
  case utf8
  /// Units of UTF-16, the default of the protocol.
  case utf16
  /// Unicode scalars.
  case utf32
}
