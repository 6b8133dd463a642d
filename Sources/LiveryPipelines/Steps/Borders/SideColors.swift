// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The color of each side of a shape, or `nil` for a side without a line.
struct SideColors: Sendable, Hashable {
  var top: RGBA?
  var right: RGBA?
  var bottom: RGBA?
  var left: RGBA?

  /// The sides in the order in which they are drawn, clockwise from the top.
  var sides: [(edge: Edge, color: RGBA?)] {
    [(.top, top), (.right, right), (.bottom, bottom), (.left, left)]
  }

  /// Returns insets of a distance on each side that has a line.
  func insets(_ width: Double) -> Insets {
    Insets(
      top: top == nil ? 0 : width, right: right == nil ? 0 : width,
      bottom: bottom == nil ? 0 : width, left: left == nil ? 0 : width)
  }

  /// Returns the width limited so that the center of every line lies in the frame.
  ///
  /// At the limit, lines on opposite sides meet, and a line without an opposite line covers the
  /// frame.
  fileprivate func limited(_ width: Double, in size: Size) -> Double {
    func limit(_ first: RGBA?, _ second: RGBA?, along length: Double) -> Double {
      if first == nil, second == nil { return width }
      return max(0, length) * (first == nil || second == nil ? 1.5 : 0.5)
    }
    return min(width, limit(top, bottom, along: size.height), limit(left, right, along: size.width))
  }
}

extension DrawingContext {
  /// Draws a line along each side of the shape that has a color, and shrinks the frame.
  ///
  /// - Parameters:
  ///   - colors: The colors of the sides.
  ///   - width: The width in px.
  ///   - dash: The lengths of dashes and gaps in px.
  ///   - light: The direction of the light source in degrees, which determines the side of a round
  ///   corner.
  mutating func strokeSides(
    _ colors: SideColors, width: Double, dash: [Double] = [], light: Double
  ) {
    let sideInsets = colors.insets(max(0, width.limited))
    let width = colors.limited(max(0, width.limited), in: frame.size)
    let rect = frame.inset(by: colors.insets(width / 2))
    if width > 0, !rect.isEmpty {
      let stroke = DisplayStroke(width: width, dash: dash.map { max(0, $0.limited) })
      let strokes = SideStrokes(
        shape, in: rect, colors, width: width, light: light, hasGaps: !dash.isEmpty)
      // A line that is wider than the frame is clipped to it.
      let isTooWide = width > frame.width || width > frame.height
      if isTooWide, !strokes.lines.isEmpty { add(.clip(outline)) }
      for line in strokes.lines { add(line, stroke) }
      if isTooWide, !strokes.lines.isEmpty { add(.end) }
    }
    frame = frame.inset(by: sideInsets)
  }

  /// Draws a line without the parts of its corners that belong to adjacent lines.
  private mutating func add(_ line: SideStrokes.Line, _ stroke: DisplayStroke) {
    let reach = line.path.bounds.inset(by: -2 * stroke.width - 2)
    for cut in line.cuts { add(.clip(Path(reach, around: cut), .evenOdd)) }
    add(.stroke(line.path, stroke, .color(line.color)))
    for _ in line.cuts { add(.end) }
  }
}
