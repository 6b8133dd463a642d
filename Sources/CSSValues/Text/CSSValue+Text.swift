// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `<number [0,∞]> | <length [0,∞]>`: a width counted in spaces, or a length.
  ///
  /// Defined by [CSS Text 4, section 4.3](https://drafts.csswg.org/css-text-4/#tab-size-property).
  static func parseTabSize(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    parseNumeric(&cursor, [.number, .length], in: .nonNegative)
  }

  /// Reads what stands in place of an element's contents; a single text or word is what it nearly always is.
  static func parseContent(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let start = cursor
    if cursor.peek() == .string, let string = cursor.next(), cursor.isAtEnd() {
      return .string(cursor.stream.value(of: string))
    }
    cursor = start
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    return .sequence(of: value.parts.map(\.shortestCounter))
  }

  /// A counter without its style where that is `decimal`, which goes without saying.
  ///
  /// Defined by [CSS Lists 3, section 4.7](https://drafts.csswg.org/css-lists-3/#counter-functions).
  private var shortestCounter: CSSValue {
    guard case .function(let counter) = self,
      counter.name == "counter" || counter.name == "counters",
      case .list(var arguments) = counter.arguments,
      arguments.count == (counter.name == "counter" ? 2 : 3),
      case .identifier(let style)? = arguments.popLast(), style.lowercased() == "decimal"
    else { return self }
    let said = arguments.count == 1 ? arguments[0] : .list(arguments)
    return .function(FunctionValue(counter.name, said))
  }
}
