// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables

/// Letters that are half an em wide, on lines of 1.2 em: 17px text has lines of 20.4px, 14px text of 16.8px.
let measuring = Measuring(text: UniformTextMeasuring(), images: NamedSizes())

/// Pictures that are as large as their names say: `20x10.png`; of all others nobody knows the size.
struct NamedSizes: ImageMeasuring {
  func size(of source: ImageSource) -> Size? {
    guard case .url(let url) = source else { return nil }
    let sides = url.address.split(separator: ".")[0].split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 ? Size(sides[0], sides[1]) : nil
  }
}

/// A picture of a size, or of none that is known.
func picture(_ name: String) -> ImageSource { .url(URLValue(name)) }

/// A row of the default theme.
struct LaidOutRow {
  let layout: BoxLayout

  init(
    _ item: any TableItem, width: Double = 320, style: StyledTable.Style = .plain, css: String = ""
  ) {
    let theme = Theme()
    if !css.isEmpty { theme.add(css, name: "test") }
    var table = StyledTable(
      ListSource([item]), in: theme, style: style, width: width, measuring: measuring)
    table.context.timestamp = { _ in "4:05 PM" }
    guard let layout = table.layout(of: TablePosition(row: 0)) else {
      preconditionFailure("there is one row")
    }
    self.layout = layout
  }

  /// The height of the row.
  var height: Double { layout.size.height }

  /// The box of the first element of a type or class.
  func frame(_ name: String) -> Rect? {
    layout.boxes.first { $0.type == name || $0.classes.contains(name) }.flatMap {
      layout.frame(of: $0)
    }
  }

  /// The lines of text, from top to bottom.
  var lines: [String] { layout.textLines.map(\.text) }
}
