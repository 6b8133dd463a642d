// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A shadow whose lengths are not in their order, or whose blur is negative.
  package static let textShadowOrder = Self("text-shadow-order", .error) {
    "a shadow is \($0.expected), with a blur of 0 or more; found '\($0.found)'"
  }
}

extension LintRule {
  /// A shadow whose parts are not in their order, or whose blur is negative.
  static let textShadowOrder = LintRule(
    .textShadowOrder, .error, isLocal: true,
    help:
      "a shadow is its two offsets, its blur of 0 or more and, before or behind these, its color",
    bad: ".title { text-shadow: 1px red 1px 2px }",
    good: ".title { text-shadow: 1px 1px 2px red }",
    check: .kinds([.textShadowOrder]))
}

extension InvalidValue.Subject {
  /// A shadow of lengths and at most one color, which would be valid in another order or with another sign.
  ///
  /// Defined by [text-shadow](https://drafts.csswg.org/css-text-decor-3/#text-shadow-property).
  var textShadowOrder: Diagnostic? {
    guard property == .textShadow || property == .boxShadow else { return nil }
    var cursor = TokenCursor(stream, value)
    while true {
      let start = cursor.position
      let end = cursor.nextComma
      let range = start..<end
      if let found, (start...end).contains(found), isShadowInDisorder(range) {
        let tokens = stream.trimmed(range)
        let form = property == .textShadow ? "x y blur color" : "x y blur spread color"
        return Diagnostic(
          .textShadowOrder, range: stream.byteRange(of: tokens),
          facts: [.expected(form), stream.found(tokens)])
      }
      while cursor.position < end, cursor.nextIncludingTrivia() != nil {}
      guard cursor.position < value.upperBound, cursor.nextIncludingTrivia() != nil else {
        return nil
      }
    }
  }

  /// Whether a shadow has nothing but the right number of lengths, one color at most, and `inset` where that is allowed.
  private func isShadowInDisorder(_ range: Range<Int>) -> Bool {
    var (lengths, others, cursor) = (0, 0, TokenCursor(stream, range))
    while cursor.peek() != .endOfFile, let token = cursor.next() {
      switch stream[token].kind {
      case .dimension: lengths += 1
      case .number where stream.number(of: token) == 0: lengths += 1
      case .ident where stream.value(of: token, equals: "inset"): others += 0
      case .ident, .hash:
        guard Property.color.value(stream, in: token..<token + 1) != nil else { return false }
        others += 1
      case .function where stream.opensFunction(token, in: ValueNames.colorFunctions):
        cursor.skipBlock()
        // A color that is none is the fault, whatever the order.
        guard Property.color.value(stream, in: token..<cursor.position) != nil else { return false }
        others += 1
      default: return false
      }
    }
    return others <= 1 && (2...(property == .textShadow ? 3 : 4)).contains(lengths)
  }
}
