// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One to four values for the sides of a box, clockwise from the top.
extension CSSValue {
  /// The values in the form all properties share, none that mirrors the opposite one.
  static func sides(_ values: [CSSValue], followedBy last: CSSValue? = nil) -> CSSValue {
    var values = values
    if values.count == 4, values[3] == values[1] { values.removeLast() }
    if values.count == 3, values[2] == values[0] { values.removeLast() }
    if values.count == 2, values[1] == values[0] { values.removeLast() }
    if let last { values.append(last) }
    return .sequence(of: values)
  }

  /// The values of the sides without those that repeat another's, as calculations can do once they are computed.
  var shortestSides: CSSValue {
    guard case .sequence(var values) = self else { return self }
    let last = values.last == .keyword(.fill) ? values.popLast() : nil
    return .sides(values, followedBy: last)
  }

  /// Reads up to so many numbers of some kinds that are not negative, or words of the property.
  static func parseNumbers(
    _ cursor: inout TokenCursor, upTo limit: Int, _ kinds: NumericKinds,
    words: [Keyword] = []
  ) -> [CSSValue]? {
    var values: [CSSValue] = []
    while values.count < limit {
      if let word = Keyword.peek(&cursor), words.contains(word) {
        values.append(.keyword(word))
        _ = cursor.next()
      } else if values.isEmpty || beginsNumeric(&cursor, kinds) {
        guard let value = parseNumeric(&cursor, kinds, in: .nonNegative) else { return nil }
        values.append(value)
      } else {
        break
      }
    }
    return values
  }
}
