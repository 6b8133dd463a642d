// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `[ row | column ] || dense`, where `row` goes without saying.
  static func parseGridAutoFlow(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    return value == .sequence([.keyword(.row), .keyword(.dense)]) ? .keyword(.dense) : value
  }

  /// Reads `none | <track-list> | <auto-track-list> | subgrid <line-name-list>?`.
  ///
  /// Brackets without names are left out. After `subgrid` they stay, since each of them stands for a line there.
  ///
  /// Defined by [CSS Grid 2, section 7.2](https://drafts.csswg.org/css-grid-2/#track-sizing).
  static func parseGridTracks(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    return value?.parts.first == .keyword(.subgrid) ? value : value?.withoutEmptyLineNames
  }

  private var withoutEmptyLineNames: CSSValue {
    switch self {
    case .function(let function) where function.name == "repeat":
      .function(FunctionValue(function.name, function.arguments.withoutEmptyLineNames))
    case .list(let values): .list(values.map(\.withoutEmptyLineNames))
    case .sequence(let values):
      .sequence(
        of: values.filter { $0 != .brackets(.sequence([])) }.map(\.withoutEmptyLineNames))
    default: self
    }
  }
}
