// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TransformFunction {
  /// Parses a transform function.
  static func parse(_ cursor: inout TokenCursor) -> TransformFunction? {
    guard cursor.peek() == .function, let name = Name(cursor.stream, at: cursor.position) else {
      return cursor.expected("<transform-function>")
    }
    _ = cursor.next()
    return cursor.contents { parseArguments(&$0, of: name) }
  }

  private static func parseArguments(_ cursor: inout TokenCursor, of name: Name)
    -> TransformFunction?
  {
    let counts = name.argumentCounts
    var arguments: [CSSValue] = []
    arguments.reserveCapacity(counts.upperBound)
    repeat {
      guard let argument = name.parameter(at: arguments.count).parse(&cursor) else { return nil }
      arguments.append(argument)
    } while arguments.count < counts.upperBound && cursor.consumeComma()
    guard counts.contains(arguments.count) else { return cursor.expected("','") }
    return TransformFunction(name, arguments)
  }
}

extension TransformFunction.Parameter {
  fileprivate func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    switch self {
    case .number: return CSSValue.parseNumeric(&cursor, .number)
    case .factor: return CSSValue.parseFactor(&cursor)
    case .length: return CSSValue.parseNumeric(&cursor, .length)
    case .lengthPercentage: return CSSValue.parseNumeric(&cursor, [.length, .percentage])
    case .angle: return CSSValue.parseNumeric(&cursor, [.angle, .zero])
    case .distance:
      if Keyword.peek(&cursor) == Keyword.none {
        return cursor.next().map { _ in .keyword(.none) }
      }
      return CSSValue.parseNumeric(&cursor, .length, in: .nonNegative)
    }
  }
}

extension CSSValue {
  /// Parses `<number> | <percentage>`, with percentages converted to numbers.
  static func parseFactor(_ cursor: inout TokenCursor) -> CSSValue? {
    parseNumeric(&cursor, [.number, .percentage])?.percentageAsNumber
  }
}
