// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

/// The name of a cascade layer, such as `base.buttons`, from the outermost layer inwards.
///
/// ```swift
/// LayerName("base.buttons")?.components   // ["base", "buttons"]
/// LayerName("initial")                    // nil: reserved
/// ```
///
/// Names are case-sensitive.
///
/// Defined by [`<layer-name>`](https://drafts.csswg.org/css-cascade-5/#typedef-layer-name).
package struct LayerName: Sendable, Hashable, CustomStringConvertible {
  /// The identifiers, at least one.
  package let components: [String]

  /// Creates the name from a text; `nil` if the text is not a layer name.
  package init?(_ text: String) {
    var cursor = TokenCursor(TokenStream(text))
    self.init(parsing: &cursor)
    guard cursor.isAtEnd() else { return nil }
  }

  /// Parses a name; white space around its dots is not allowed.
  ///
  /// CSS-wide keywords such as `inherit` are reserved.
  package init?(parsing cursor: inout TokenCursor) {
    cursor.skipTrivia()
    var components: [String] = []
    repeat {
      cursor.skipComments()
      let stream = cursor.stream
      guard cursor.kind == .ident, CSSWideKeyword(stream, at: cursor.position) == nil,
        let word = cursor.nextIncludingTrivia()
      else {
        let _: Void? = cursor.expected("the name of a layer")
        return nil
      }
      components.append(stream.value(of: word))
    } while cursor.consumeDot()
    self.components = components
  }

  /// The serialized name.
  package var description: String { components.map(identifierText).joined(separator: ".") }
}

extension TokenCursor {
  /// Skips comments, which the tokenizer of the specification would drop.
  fileprivate mutating func skipComments() {
    while kind == .comment { _ = nextIncludingTrivia() }
  }

  /// Consumes a dot if it is the next token.
  fileprivate mutating func consumeDot() -> Bool {
    var ahead = self
    ahead.skipComments()
    guard ahead.kind == .delim, stream.isDelim(ahead.position, "."),
      ahead.nextIncludingTrivia() != nil
    else { return false }
    self = ahead
    return true
  }
}
