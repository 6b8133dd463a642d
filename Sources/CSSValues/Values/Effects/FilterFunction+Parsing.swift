// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension FilterFunction {
  /// Parses a filter function.
  static func parse(_ cursor: inout TokenCursor) -> FilterFunction? {
    guard cursor.peek() == .function else { return cursor.expected("<filter-function>") }
    let (stream, position) = (cursor.stream, cursor.position)
    if stream.value(of: position, equals: "blur") {
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
    return cursor.expected("<filter-function>")
  }

  /// Parses the only argument of a function, which is optional.
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

  /// Creates the adjustment that a function token names.
  fileprivate init?(_ stream: TokenStream, at position: Int) {
    let name = stream.withName(of: position) { utf8 in
      Self.all.first { NameHash.matches($0.rawValue, utf8) }
    }
    guard let name else { return nil }
    self = name
  }

  /// Parses `<number [0,∞]> | <percentage [0,∞]>`, clamped to the largest distinct amount.
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
  /// The filters, with the URLs among them as filters too.
  var filters: CSSValue {
    switch self {
    case .url(let url): .filter(.url(url))
    case .sequence(let parts): .sequence(parts.map(\.filters))
    default: self
    }
  }
}
