// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Places views in columns that are all as wide.
///
/// After Three20's layout kit, "Layouts", but for its faults: the spacing is taken off the columns, a row is as high as its
/// highest view, and there is no spacing before the first row.
public struct GridArrangement: Arrangement, Hashable {
  /// How many columns there are; at least one.
  public var columnCount: Int
  /// The distance from the sides to the views, in px.
  public var padding: Double
  /// The distance between columns, and between rows, in px.
  public var spacing: Double

  /// A grid with distances in px; one column and no distances by default.
  public init(columnCount: Int = 1, padding: Double = 0, spacing: Double = 0) {
    self.columnCount = columnCount
    self.padding = padding
    self.spacing = spacing
  }

  /// The places of views that are measured here; each is told the width of its column, and takes all of it.
  public func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames {
    let columns = Double(max(1, columnCount))
    let (padding, spacing) = (padding.bounded, spacing.bounded)
    let room = max(0, width.bounded - 2 * padding)
    let column = max(0, (room - spacing * (columns - 1)) / columns)
    var frames: [Rect] = []
    var (y, height) = (0.0, 0.0)
    for index in 0..<max(0, count) {
      let place = index % max(1, columnCount)
      if place == 0, index > 0 { (y, height) = (y + height + spacing, 0) }
      let size = measure(index, column).limited
      let x = Double(place) * (column + spacing)
      frames.append(Rect(x: padding + x, y: padding + y, width: column, height: size.height))
      height = max(height, size.height)
    }
    return ArrangedFrames(
      frames: frames, size: Size(room + 2 * padding, y + height + 2 * padding).notNegative)
  }
}
