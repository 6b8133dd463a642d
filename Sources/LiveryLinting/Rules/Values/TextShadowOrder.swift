// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A shadow with lengths in the wrong order, or with a negative blur radius.
  package static let textShadowOrder = Self("text-shadow-order", .error) {
    "a shadow is \($0.expected), with a blur of 0 or more; found '\($0.found)'"
  }
}

extension LintRule {
  /// A shadow with parts in the wrong order, or with a negative blur radius.
  static let textShadowOrder = LintRule(
    .textShadowOrder, .error, scope: .rule,
    help:
      "a shadow is two offsets, a blur radius of 0 or more and, before or after these, a color",
    bad: ".title { text-shadow: 1px red 1px 2px }",
    good: ".title { text-shadow: 1px 1px 2px red }",
    check: .diagnostics(ofKinds: [.textShadowOrder]))
}

extension InvalidValue.Subject {
  /// The diagnostic for a shadow that would be valid in another order or with another sign.
  ///
  /// Defined by [text-shadow](https://drafts.csswg.org/css-text-decor-3/#text-shadow-property).
  var textShadowOrder: Diagnostic? {
    guard property == .textShadow || property == .boxShadow else { return nil }
    var cursor = TokenCursor(stream, value)
    while true {
      let start = cursor.position
      let end = cursor.nextComma
      let range = start..<end
      if let found, (start...end).contains(found), isMisordered(range) {
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

  /// Returns whether a shadow has a valid number of lengths, at most one color, and otherwise only
  /// `inset`.
  private func isMisordered(_ range: Range<Int>) -> Bool {
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
        // An invalid color is the fault, regardless of the order.
        guard Property.color.value(stream, in: token..<cursor.position) != nil else { return false }
        others += 1
      default: return false
      }
    }
    return others <= 1 && (2...(property == .textShadow ? 3 : 4)).contains(lengths)
  }
}
