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
  ///   - light: where the light comes from in degrees, which decides whose a corner is.
  mutating func strokeSides(_ colors: SideColors, width: Double, light: Double) {
    let width = max(0, width.limited)
    let rect = frame.inset(by: colors.insets(width / 2))
    if width > 0, !rect.isEmpty {
      let stroke = DisplayStroke(width: width)
      for (edge, color) in colors.sides {
        guard let color, color.alpha > 0 else { continue }
        add(.stroke(shape.edge(edge, in: rect, light: light), stroke, .color(color)))
      }
    }
    frame = frame.inset(by: colors.insets(width))
  }
}
