// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The readers of how outlines of graphics are painted.
extension CSSValue {
  /// Reads `normal | [ fill || stroke || markers ]`, where the order says what is painted first.
  ///
  /// What is not named follows in the order of the grammar, so words at the end that say the same are left out.
  ///
  /// Defined by [SVG 2, section 13.8](https://svgwg.org/svg2-draft/painting.html#PaintOrder).
  static func parsePaintOrder(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    var words = cursor
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    guard value != .keyword(.normal) else { return value }
    var order: [Keyword] = []
    while words.position < cursor.position, let word = Keyword.peek(&words) {
      order.append(word)
      _ = words.next()
    }
    let complete = completedPaintOrder(order)
    while order.count > 1, completedPaintOrder(order.dropLast()) == complete {
      order.removeLast()
    }
    return .sequence(of: order.map { .keyword($0) })
  }

  private static func completedPaintOrder(_ words: [Keyword]) -> [Keyword] {
    words + [Keyword.fill, .stroke, .markers].filter { !words.contains($0) }
  }

  /// The lengths of dashes and gaps with commas between them, which may have been white space.
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
