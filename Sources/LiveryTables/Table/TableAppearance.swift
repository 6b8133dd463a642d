// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import LiveryLayout

/// The cells of the rows of a table, and the theme that styles them.
struct TableAppearance: Sendable {
  let theme: Theme
  let style: StyledTable.Style
  let cells: CellRegistry
  /// The height of all rows in px; `nil` if rows have different heights.
  let fixedHeight: Double?
  private(set) var styler: BoxStyler

  init(theme: Theme, style: StyledTable.Style, cells: CellRegistry, fixedHeight: Double?) {
    self.theme = theme
    self.style = style
    self.cells = cells
    self.fixedHeight = fixedHeight
    styler = BoxStyler(theme, below: style.ancestors)
  }

  /// Applies the current theme again.
  mutating func restyle() { styler = BoxStyler(theme, below: style.ancestors) }

  /// Returns the boxes of an element below the table.
  mutating func boxes(_ element: LayoutElement) -> BoxTree { styler.boxes(element) }
}

extension StyledTable.Style {
  /// The elements above the rows.
  var ancestors: [StyleElement] {
    [StyleElement("body"), StyleElement(self == .plain ? "table" : "groupedTable")]
  }
}
