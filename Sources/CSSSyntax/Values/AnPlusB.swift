// SPDX-License-Identifier: Apache-2.0

/// The formula of `:nth-child()`: the positions `step * n + offset` for all integers `n` from 0.
///
/// ```swift
/// var formula = TokenCursor(TokenStream("-2N + 3"))
/// AnPlusB(parsing: &formula)?.step   // -2
/// AnPlusB(step: 2, offset: 1).description   // "2n+1"
/// ```
///
/// Numbers that do not fit in 32 bits are clamped.
///
/// Defined by [the An+B microsyntax](https://drafts.csswg.org/css-syntax-3/#anb-microsyntax).
package struct AnPlusB: Sendable, Hashable {
  /// The `A` of `An+B`.
  package let step: Int32
  /// The `B` of `An+B`.
  package let offset: Int32

  /// Creates a formula from its numbers.
  package init(step: Int32, offset: Int32) {
    self.step = step
    self.offset = offset
  }

  /// Parses a formula, or returns `nil` with the cursor at the invalid token.
  ///
  /// Defined by [`<an+b>`](https://drafts.csswg.org/css-syntax-3/#the-anb-type).
  package init?(parsing cursor: inout TokenCursor) {
    cursor.skipTrivia()
    guard let head = Head(parsing: &cursor) else { return nil }
    switch head.remainder {
    case .complete(let offset):
      self.init(step: head.step, offset: offset)
    case .sign:
      guard let offset = cursor.consumeInteger(isSigned: false, isNegative: true) else {
        return nil
      }
      self.init(step: head.step, offset: offset)
    case .open:
      guard let offset = cursor.consumeOffset() else { return nil }
      self.init(step: head.step, offset: offset)
    }
  }
}

extension AnPlusB: CustomStringConvertible {
  /// The formula as CSS text.
  ///
  /// Defined by [CSS Syntax, section 9.1](https://drafts.csswg.org/css-syntax-3/#serializing-anb).
  package var description: String {
    let factor = step == 1 ? "" : step == -1 ? "-" : "\(step)"
    switch (step, offset) {
    case (0, _): return "\(offset)"
    case (_, 0): return factor + "n"
    default: return factor + (offset > 0 ? "n+\(offset)" : "n\(offset)")
    }
  }
}
