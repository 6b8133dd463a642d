// SPDX-License-Identifier: Apache-2.0

/// A token of ``ReferenceTokenizer`` with all properties that the specification defines.
package struct ReferenceToken: Hashable, Sendable {
  /// The specification's name of the token, such as `ident-token`, or `comment` for a comment.
  ///
  /// The specification has no comment token.
  package let type: String
  /// The byte range of the token in the text.
  package let range: Range<Int>
  /// The value, or an empty text for a token without one.
  ///
  /// For a name, a string or a url, it has the escapes resolved. For a delim, it is the code point.
  package var value = ""
  /// Whether the type flag of a hash token is "id".
  package var isID = false
  /// Whether the number of a numeric token has neither a fraction nor an exponent.
  package var isInteger = false
  /// The number of a numeric token, rounded to the nearest Double.
  package var number = 0.0
  /// The unit of a dimension.
  package var unit = ""
  /// Whether a string, url or comment is ended by the end of the text.
  package var isUnterminated = false
  /// Whether a name, string or url contains an escape or a NUL, so its value is not its text.
  package var isEscaped = false

  /// Creates a token with default values.
  package init(type: String, range: Range<Int>) {
    self.type = type
    self.range = range
  }
}
