// SPDX-License-Identifier: Apache-2.0

/// Returns the source with the named colors.
func colorFile(_ table: PropertyTable) throws -> GeneratedFile {
  let names = table.colors.map(\.name)
  let cases = table.colors.map { color in
    """
    /// The color `\(color.name)`, `\(color.color)`.
    case \(swiftName(color.name))
    """
  }
  let values = try table.colors.map { color in
    "case .\(swiftName(color.name)): 0x\(try components(of: color))"
  }
  return file(
    "NamedColor.swift",
    """
    /// A named color: the colors of CSS, `transparent`, and four UIKit colors that older themes use.
    ///
    /// The UIKit colors are `lightTextColor`, `darkTextColor`, `groupTableViewBackgroundColor` and
    /// `viewFlipsideBackgroundColor`, with their values since iOS 7.
    ///
    /// Defined by [CSS Color 4, section 6.1](https://drafts.csswg.org/css-color-4/#named-colors).
    public enum NamedColor: UInt8, Sendable, Hashable, CaseIterable {
    \(cases.indented())

      /// The color as four bytes: red in the highest, then green, blue and alpha.
      public var rgba: UInt32 {
        switch self {
    \(values.indented(4))
        }
      }
    }

    \(try nameLookup(type: "NamedColor", names: names, access: "package", subject: "color"))
    """)
}

/// Returns the eight hexadecimal digits of `#rrggbb` or `#rrggbbaa`.
private func components(of color: PropertyTable.NamedColor) throws -> String {
  let digits = color.color.dropFirst().uppercased()
  guard color.color.first == "#", digits.allSatisfy(\.isHexDigit), [6, 8].contains(digits.count)
  else {
    throw TableError("the color '\(color.name)' must be #rrggbb or #rrggbbaa")
  }
  return digits.count == 6 ? digits + "FF" : digits
}
