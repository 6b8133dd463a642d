// SPDX-License-Identifier: Apache-2.0

/// The source that lists the colors with names.
func colorFile(_ table: PropertyTable) throws -> OutputFile {
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
    /// A color that has a name: those of CSS, `transparent`, and four of UIKit's that old themes use.
    ///
    /// The four are `lightTextColor`, `darkTextColor`, `groupTableViewBackgroundColor` and `viewFlipsideBackgroundColor`; here they
    /// are the constants that iOS 7 and later show.
    ///
    /// Defined by [CSS Color 4, section 6.1](https://drafts.csswg.org/css-color-4/#named-colors).
    public enum NamedColor: UInt8, Sendable, Hashable, CaseIterable {
    \(cases.indented())

      /// Red, green, blue and alpha, a byte each, red in the highest.
      public var rgba: UInt32 {
        switch self {
    \(values.indented(4))
        }
      }
    }

    \(try nameLookup(type: "NamedColor", names: names, access: "package", subject: "color"))
    """)
}

/// The eight digits of `#rrggbb` or `#rrggbbaa`.
private func components(of color: PropertyTable.NamedColor) throws -> String {
  let digits = color.color.dropFirst().uppercased()
  guard color.color.first == "#", digits.allSatisfy(\.isHexDigit), [6, 8].contains(digits.count)
  else {
    throw TableError("the color '\(color.name)' is not written #rrggbb or #rrggbbaa")
  }
  return digits.count == 6 ? digits + "FF" : digits
}
