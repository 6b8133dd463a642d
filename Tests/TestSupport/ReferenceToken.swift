// SPDX-License-Identifier: Apache-2.0

/// A token as ``ReferenceTokenizer`` makes it, with everything the specification says about it
/// worked out.
package struct ReferenceToken: Hashable, Sendable {
  /// The specification's name of the token, such as `ident-token`; `comment` for a comment, which
  /// it has no token for.
  package let type: String
  /// The bytes of the text that the token covers.
  package let range: Range<Int>
  /// The value: a name, a string or a url with its escapes resolved; a delim's code point; empty
  /// for other tokens.
  package var value = ""
  /// Whether a hash token's type flag is "id".
  package var isID = false
  /// Whether a numeric token's number has neither a fraction nor an exponent.
  package var isInteger = false
  /// The number of a numeric token, rounded to the nearest Double.
  package var number = 0.0
  /// The unit of a dimension.
  package var unit = ""
  /// Whether a string, url or comment ran into the end of the text.
  package var isUnterminated = false
  /// Whether a name, string or url is written with an escape or a NUL, so that its value is not its
  /// text.
  package var isEscaped = false

  /// A token of which only this is known so far.
  package init(type: String, range: Range<Int>) {
    self.type = type
    self.range = range
  }
}
