// SPDX-License-Identifier: Apache-2.0

/// Returns the source with the value parsers, from the columns `type`, `form` and `implied`.
func parsers(_ table: PropertyTable) -> String {
  let longhands = table.properties.filter { $0.longhands == nil }
  let shorthands = table.properties.filter { $0.longhands != nil }
  return """
    import CSSSyntax

    extension Property {
      /// Parses the value of a longhand, by its grammar unless the table names a parser.
      func parseLonghand(_ cursor: inout TokenCursor) -> CSSValue? {
        if isShorthand { return nil }
        return switch self {
    \(cases(longhands, by: \.type) { "CSSValue.parse\(capitalized($0))(&cursor, for: self)" })
    \(cases(longhands, by: \.form) { "CSSValue.parseComponents(&cursor, for: self)?.\($0)" })
    \(cases(longhands, by: \.implied) { "CSSValue.parseComponents(&cursor, for: self)?.omitting(.\($0))" })
        default: CSSValue.parseComponents(&cursor, for: self)
        }
      }

      /// Parses the value of a shorthand with the parser that the table names.
      func parseShorthand(_ cursor: inout TokenCursor) -> [LonghandValue]? {
        switch self {
    \(cases(shorthands, by: \.type) { "Shorthand.expand\(capitalized($0))(&cursor, for: self)" })
        default: nil
        }
      }

      /// Returns the shortest text of a shorthand for values of its longhands, or `nil` if it cannot express them.
      func shorthandText(of values: ShorthandValues) -> String? {
        switch self {
    \(cases(shorthands, by: \.type) { "Shorthand.collapse\(capitalized($0))(values)" })
        default: nil
        }
      }
    }
    """
}

/// Returns the cases of a switch.
///
/// For each name in a column, the case has the properties with that name, and their expression.
private func cases(
  _ properties: [PropertyTable.Property], by column: (PropertyTable.Property) -> String?,
  expression: (String) -> String
) -> String {
  var names: [String] = []
  for case let name? in properties.map(column) where !names.contains(name) { names.append(name) }
  return names.map { name in
    let matching = properties.filter { column($0) == name }.map { swiftName($0.name) }
    return casePattern(matching) + "\n  " + expression(swiftName(name))
  }
  .indented(4)
}
