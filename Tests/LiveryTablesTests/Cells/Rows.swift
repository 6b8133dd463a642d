// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables

/// Text measures in which letters are half an em wide, and lines are 1.2 em high.
///
/// Lines are 20.4px high for 17px text, and 16.8px for 14px text.
let measuring = MeasurementContext(text: UniformTextMeasuring(), images: NamedSizes())

/// Images with the size in their name, such as `20x10.png`; all other images have an unknown size.
struct NamedSizes: ImageMeasuring {
  func size(of source: ImageSource) -> Size? {
    guard case .url(let url) = source else { return nil }
    let sides = url.address.split(separator: ".")[0].split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 ? Size(sides[0], sides[1]) : nil
  }
}

/// Returns an image with the given name, which determines its size.
func picture(_ name: String) -> ImageSource { .url(URLValue(name)) }

/// A row that is laid out in the default theme.
struct LaidOutRow {
  let layout: BoxLayout

  init(
    _ item: any TableItem, width: Double = 320, style: StyledTable.Style = .plain, css: String = ""
  ) {
    let theme = Theme()
    if !css.isEmpty { theme.add(css, name: "test") }
    var table = StyledTable(
      ListTableSource([item]), in: theme, style: style, width: width, measuring: measuring)
    table.context.timestamp = { _ in "4:05 PM" }
    guard let layout = table.layout(of: TablePosition(row: 0)) else {
      preconditionFailure("there is one row")
    }
    self.layout = layout
  }

  /// The height of the row.
  var height: Double { layout.size.height }

  /// Returns the box of the first element with a type or class.
  func frame(_ name: String) -> Rect? {
    layout.boxes.first { $0.type == name || $0.classes.contains(name) }.flatMap {
      layout.frame(of: $0)
    }
  }

  /// The lines of text, from top to bottom.
  var lines: [String] { layout.textLines.map(\.text) }
}
