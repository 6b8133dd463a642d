// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// An arrangement of views in columns of equal width.
///
/// After Three20's layout kit, "Layouts", without its faults. The spacing reduces the column width,
/// a row is as high as its highest view, and no spacing precedes the first row.
public struct GridArrangement: Arrangement, Hashable {
  /// The number of columns; at least one.
  public var columnCount: Int
  /// The padding around the views, in px.
  public var padding: Double
  /// The spacing between columns and between rows, in px.
  public var spacing: Double

  /// Creates a grid arrangement with distances in px; one column without distances by default.
  public init(columnCount: Int = 1, padding: Double = 0, spacing: Double = 0) {
    self.columnCount = columnCount
    self.padding = padding
    self.spacing = spacing
  }

  /// Returns the frames of views that a closure measures; each view has the width of its column.
  public func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames {
    let columns = Double(max(1, columnCount))
    let (padding, spacing) = (padding.bounded, spacing.bounded)
    let availableSpace = max(0, width.bounded - 2 * padding)
    let column = max(0, (availableSpace - spacing * (columns - 1)) / columns)
    var frames: [Rect] = []
    var (y, height) = (0.0, 0.0)
    for index in 0..<max(0, count) {
      let columnIndex = index % max(1, columnCount)
      if columnIndex == 0, index > 0 { (y, height) = (y + height + spacing, 0) }
      let size = measure(index, column).limited
      let x = Double(columnIndex) * (column + spacing)
      frames.append(Rect(x: padding + x, y: padding + y, width: column, height: size.height))
      height = max(height, size.height)
    }
    return ArrangedFrames(
      frames: frames, size: Size(availableSpace + 2 * padding, y + height + 2 * padding).notNegative
    )
  }
}
