// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads one of the property's keywords, `<length-percentage [0,∞]>`, or the same in `fit-content()`.
  static func parsePreferredSize(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard cursor.peek() == .function,
      cursor.stream.value(of: cursor.position, equals: "fit-content")
    else { return parseSize(&cursor, for: property) }
    _ = cursor.next()
    let limit = cursor.contents { parseNumeric(&$0, .lengthPercentage, in: .nonNegative) }
    return limit.map { .function(FunctionValue("fit-content", $0)) }
  }
}
