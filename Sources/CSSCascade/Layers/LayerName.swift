// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

/// The name of a cascade layer: words with dots between them, such as `base.buttons`, from the outermost layer inwards.
///
/// ```swift
/// LayerName("base.buttons")?.components   // ["base", "buttons"]
/// LayerName("initial")                    // nil: reserved
/// ```
///
/// Names are told apart by case.
///
/// Defined by [`<layer-name>`](https://drafts.csswg.org/css-cascade-5/#typedef-layer-name).
package struct LayerName: Sendable, Hashable, CustomStringConvertible {
  /// The words, one at least.
  package let components: [String]

  /// The name that a text is as a whole; nil where it is none.
  package init?(_ text: String) {
    var cursor = TokenCursor(TokenStream(text))
    self.init(parsing: &cursor)
    guard cursor.isAtEnd() else { return nil }
  }

  /// Reads a name; no white space may stand around its dots.
  ///
  /// The words that every property takes, such as `inherit`, are reserved.
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
    } while cursor.takeDot()
    self.components = components
  }

  /// The name as CSS writes it.
  package var description: String { components.map(identifierText).joined(separator: ".") }
}

extension TokenCursor {
  /// Passes over comments, which the specification's tokenizer would have dropped.
  fileprivate mutating func skipComments() {
    while kind == .comment { _ = nextIncludingTrivia() }
  }

  /// Takes a dot if one stands right here.
  fileprivate mutating func takeDot() -> Bool {
    var ahead = self
    ahead.skipComments()
    guard ahead.kind == .delim, stream.isDelim(ahead.position, "."),
      ahead.nextIncludingTrivia() != nil
    else { return false }
    self = ahead
    return true
  }
}
