// SPDX-License-Identifier: Apache-2.0

/// A color for each side of a shape; nil for a side without a line.
struct SideColors: Sendable, Hashable {
  var top: RGBA?
  var right: RGBA?
  var bottom: RGBA?
  var left: RGBA?

  /// The sides in the order in which they are drawn, clockwise from the top.
  var sides: [(edge: Edge, color: RGBA?)] {
    [(.top, top), (.right, right), (.bottom, bottom), (.left, left)]
  }

  /// A distance on each side that has a line.
  func insets(_ width: Double) -> Insets {
    Insets(
      top: top == nil ? 0 : width, right: right == nil ? 0 : width,
      bottom: bottom == nil ? 0 : width, left: left == nil ? 0 : width)
  }
}

extension DrawingContext {
  /// Draws a line along each side of the shape that has a color, and makes the frame smaller by their width.
  ///
  /// - Parameters:
  ///   - colors: the colors of the sides.
  ///   - width: the width in px.
  ///   - dash: the lengths of strokes and gaps in px.
  ///   - light: where the light comes from in degrees, which decides whose a round corner is.
  mutating func strokeSides(
    _ colors: SideColors, width: Double, dash: [Double] = [], light: Double
  ) {
    let width = max(0, width.limited)
    let rect = frame.inset(by: colors.insets(width / 2))
    if width > 0, !rect.isEmpty {
      let stroke = DisplayStroke(width: width, dash: dash.map { max(0, $0.limited) })
      let strokes = SideStrokes(shape, in: rect, colors, width: width, light: light)
      for line in strokes.lines { add(.stroke(line.path, stroke, .color(line.color))) }
    }
    frame = frame.inset(by: colors.insets(width))
  }
}
