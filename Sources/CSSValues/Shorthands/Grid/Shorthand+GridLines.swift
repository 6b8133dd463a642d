// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `grid-row`, `grid-column` or `grid-area`: lines separated by slashes.
  ///
  /// An omitted line has the name of its opposite line, or is `auto` if that line has no name.
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
    } while lines.count < longhands.count && cursor.consumeSlash()
    while lines.count < longhands.count { lines.append(missingLine(at: lines.count, of: lines)) }
    return zip(longhands, lines).map { LonghandValue($0, $1) }
  }

  /// Serializes `grid-row`, `grid-column` or `grid-area`.
  static func collapseGridLines(_ values: ShorthandValues) -> String? {
    var lines = values.values
    while lines.count > 1, lines[lines.count - 1] == missingLine(at: lines.count - 1, of: lines) {
      lines.removeLast()
    }
    return lines.map(\.description).joined(separator: " / ")
  }

  /// Returns the value of an omitted line.
  ///
  /// Of four lines, the third defaults to the first, and the fourth to the second.
  private static func missingLine(at index: Int, of lines: [CSSValue]) -> CSSValue {
    let opposite = lines[index == 3 ? 1 : 0]
    if case .identifier = opposite { return opposite }
    return .keyword(.auto)
  }
}
