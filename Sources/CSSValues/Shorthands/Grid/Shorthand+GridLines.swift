// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Reads `grid-row`, `grid-column` or `grid-area`: lines with slashes between them.
  ///
  /// A line that is left out has the name of its opposite, or is `auto` where that is no name.
  ///
  /// Defined by [CSS Grid 2, section 8.4](https://drafts.csswg.org/css-grid-2/#placement-shorthands).
  static func expandGridLines(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let longhands = property.longhands
    var lines: [CSSValue] = []
    repeat {
      guard let line = longhands[lines.count].parse(&cursor) else { return nil }
      lines.append(line)
    } while lines.count < longhands.count && cursor.takeSlash()
    while lines.count < longhands.count { lines.append(missingLine(at: lines.count, of: lines)) }
    return zip(longhands, lines).map { LonghandValue($0, $1) }
  }

  /// Writes `grid-row`, `grid-column` or `grid-area`.
  static func collapseGridLines(_ values: ShorthandValues) -> String? {
    var lines = values.values
    while lines.count > 1, lines[lines.count - 1] == missingLine(at: lines.count - 1, of: lines) {
      lines.removeLast()
    }
    return lines.map(\.description).joined(separator: " / ")
  }

  /// What the line at an index is when it is left out: of four, the third mirrors the first, the fourth the second.
  private static func missingLine(at index: Int, of lines: [CSSValue]) -> CSSValue {
    let opposite = lines[index == 3 ? 1 : 0]
    if case .identifier = opposite { return opposite }
    return .keyword(.auto)
  }
}
