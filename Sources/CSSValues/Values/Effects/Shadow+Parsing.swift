// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shadow {
  /// Parses `<color>? && [ <length>{2} <length [0,∞]>? ]`.
  ///
  /// For a box: `<color>? && [ <length>{2} <length [0,∞]>? <length>? ] && inset?`.
  static func parse(_ cursor: inout TokenCursor, isOfBox: Bool) -> Shadow? {
    var shadow = Shadow(x: .zero, y: .zero)
    var hasLengths = false
    while true {
      if shadow.color == nil, SpecifiedColor.begins(at: &cursor) {
        guard let color = SpecifiedColor.parse(&cursor) else { return nil }
        shadow.color = color
      } else if !hasLengths, CSSValue.beginsNumeric(&cursor, .length) {
        guard shadow.parseLengths(&cursor, isOfBox: isOfBox) else { return nil }
        hasLengths = true
      } else if isOfBox, !shadow.isInset, shadow.parseInset(&cursor) {
        shadow.isInset = true
      } else {
        break
      }
    }
    guard hasLengths else {
      return cursor.expected(shadow.color == nil ? "<color> | <length>" : "<length>")
    }
    shadow.recordAcceptedContinuations(&cursor, isOfBox: isOfBox)
    return shadow
  }

  /// Parses the offsets, and the other lengths if present.
  ///
  /// Returns whether they are valid.
  private mutating func parseLengths(_ cursor: inout TokenCursor, isOfBox: Bool) -> Bool {
    guard let x = Calculable<Length>.parse(&cursor), let y = Calculable<Length>.parse(&cursor)
    else { return false }
    self.x = x
    self.y = y
    guard CSSValue.beginsNumeric(&cursor, .length) else { return true }
    blur = .parse(&cursor, in: .nonNegative)
    guard blur != nil else { return false }
    guard isOfBox, CSSValue.beginsNumeric(&cursor, .length) else { return true }
    spread = .parse(&cursor)
    return spread != nil
  }

  private func parseInset(_ cursor: inout TokenCursor) -> Bool {
    guard cursor.peek() == .ident, cursor.stream.value(of: cursor.position, equals: "inset") else {
      return false
    }
    return cursor.next() != nil
  }

  /// Reports the accepted continuations, for the diagnostic of a value with trailing tokens.
  private func recordAcceptedContinuations(_ cursor: inout TokenCursor, isOfBox: Bool) {
    guard !cursor.isAtEnd(), cursor.kind != .comma else { return }
    var accepted = color == nil ? ["<color>"] : []
    if isOfBox, !isInset { accepted.append("inset") }
    if blur == nil, color == nil, !isInset {
      accepted.append("<length [0,∞]>")
    } else if isOfBox, spread == nil, color == nil, !isInset {
      accepted.append("<length>")
    }
    accepted.append("','")
    let _: Void? = cursor.expected(accepted.joined(separator: " | "))
  }
}
