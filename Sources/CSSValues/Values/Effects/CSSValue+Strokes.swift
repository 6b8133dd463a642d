// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The parsers of SVG stroke properties.
extension CSSValue {
  /// Parses `normal | [ fill || stroke || markers ]`, the order in which these are painted.
  ///
  /// Omitted keywords follow in the order of the grammar, so redundant keywords at the end are
  /// removed.
  ///
  /// Defined by [SVG 2, section 13.8](https://svgwg.org/svg2-draft/painting.html#PaintOrder).
  static func parsePaintOrder(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    var ahead = cursor
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    guard value != .keyword(.normal) else { return value }
    var order: [Keyword] = []
    while ahead.position < cursor.position, let keyword = Keyword.peek(&ahead) {
      order.append(keyword)
      _ = ahead.next()
    }
    let complete = completedPaintOrder(order)
    while order.count > 1, completedPaintOrder(order.dropLast()) == complete {
      order.removeLast()
    }
    return .sequence(of: order.map { .keyword($0) })
  }

  private static func completedPaintOrder(_ keywords: [Keyword]) -> [Keyword] {
    keywords + [Keyword.fill, .stroke, .markers].filter { !keywords.contains($0) }
  }

  /// The lengths of dashes and gaps as a comma-separated list, even if white space separates them.
  ///
  /// Defined by [SVG 2, section 13.5.6](https://svgwg.org/svg2-draft/painting.html#StrokeDashing).
  var dashes: CSSValue {
    switch self {
    case .keyword: self
    case .list(let groups): .list(groups.flatMap(\.parts))
    default: .list(parts)
    }
  }
}
