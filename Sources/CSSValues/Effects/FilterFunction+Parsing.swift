// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension FilterFunction {
  /// Reads one function or `<url>`.
  static func parse(_ cursor: inout TokenCursor) -> FilterFunction? {
    let accepted = "<filter-function> | <url>"
    if cursor.peek() == .url { return URLValue.parse(&cursor).map { .url($0) } }
    guard cursor.kind == .function else { return cursor.expected(accepted) }
    let (stream, position) = (cursor.stream, cursor.position)
    if stream.value(of: position, equals: "url") {
      return URLValue.parse(&cursor).map { .url($0) }
    } else if stream.value(of: position, equals: "blur") {
      return parseArgument(&cursor) { CSSValue.parseNumeric(&$0, .length, in: .nonNegative) }
        .map { .blur($0) }
    } else if stream.value(of: position, equals: "hue-rotate") {
      return parseArgument(&cursor) { CSSValue.parseNumeric(&$0, [.angle, .zero]) }
        .map { .hueRotate($0) }
    } else if stream.value(of: position, equals: "drop-shadow") {
      _ = cursor.next()
      return cursor.contents { Shadow.parse(&$0, isOfBox: false).map { .dropShadow($0) } }
    } else if let adjustment = Adjustment(stream, at: position) {
      return parseArgument(&cursor) { adjustment.parseAmount(&$0) }
        .map { .adjustment(adjustment, $0) }
    }
    return cursor.expected(accepted)
  }

  /// Reads a function's only argument, which can be left out.
  private static func parseArgument(
    _ cursor: inout TokenCursor, _ parse: (inout TokenCursor) -> CSSValue?
  ) -> CSSValue?? {
    _ = cursor.next()
    return cursor.contents { inner -> CSSValue?? in
      if inner.isAtEnd() { return .some(nil) }
      return parse(&inner).map { .some($0) }
    }
  }
}

extension FilterFunction.Adjustment {
  private static let all = allCases

  /// The change that a function token names.
  fileprivate init?(_ stream: TokenStream, at position: Int) {
    let name = stream.withName(of: position) { utf8 in
      Self.all.first { NameHash.isName($0.rawValue, utf8) }
    }
    guard let name else { return nil }
    self = name
  }

  /// Reads `<number [0,∞]> | <percentage [0,∞]>`; more than has an effect counts as the largest amount.
  fileprivate func parseAmount(_ cursor: inout TokenCursor) -> CSSValue? {
    let amount = CSSValue.parseNumeric(&cursor, [.number, .percentage], in: .nonNegative)
    return switch amount {
    case .number(let number): .number(min(number, largestAmount))
    case .percentage(let percentage): .percentage(min(percentage, largestAmount * 100))
    default: amount
    }
  }
}

extension CSSValue {
  /// Reads `none | [ <filter-function> | <url> ]+`.
  ///
  /// Defined by [Filter Effects 1, section 5](https://drafts.csswg.org/filter-effects-1/#FilterProperty).
  static func parseFilter(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard cursor.peek() == .function || cursor.kind == .url else {
      guard Keyword.peek(&cursor) == Keyword.none, cursor.next() != nil else {
        return cursor.expected("none | <filter-function> | <url>")
      }
      return .keyword(.none)
    }
    var functions: [CSSValue] = []
    repeat {
      guard let function = FilterFunction.parse(&cursor) else { return nil }
      functions.append(.filter(function))
    } while cursor.peek() == .function || cursor.kind == .url
    return .sequence(of: functions)
  }
}
