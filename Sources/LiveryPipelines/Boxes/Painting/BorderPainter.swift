// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Draws the lines of a border: each within its part of the ring between the border box and the padding box.
///
/// Defined by [CSS Backgrounds 3, section 3](https://drafts.csswg.org/css-backgrounds-3/#borders); how long the strokes
/// of a dashed line are is left to who draws it: two widths here, a dotted line's dots are one width apart.
struct BorderPainter {
  /// The line of each side; nil for none.
  let lines: [Edge: BorderLine]
  /// The outer box.
  let frame: Rect
  /// How wide the lines are.
  let widths: Insets
  /// Whether the outline is no box with sharp corners.
  let isRound: Bool
  /// The outline of the outer box with its sides moved inwards.
  let outline: (Insets) -> Path

  /// Draws all sides.
  func draw(in context: inout DrawingContext) {
    guard !frame.isEmpty else { return }
    let edges = Edge.allCases.filter {
      widths[$0] > 0 && lines[$0].map { !$0.isClear } ?? false
    }
    guard let first = edges.first, let line = lines[first] else { return }
    let whole = Edge.allCases.filter { widths[$0] > 0 }
    if edges == whole, edges.allSatisfy({ lines[$0] == line }), line.style.isEvenAround {
      return draw(line, width: widths[first], in: &context)
    }
    for edge in edges {
      guard let line = lines[edge] else { continue }
      let isWhole = whole == [edge] && !isRound
      if !isWhole { context.add(.clip(part(of: edge))) }
      draw(line, on: edge, in: &context)
      if !isWhole { context.add(.end) }
    }
  }

  /// Draws a line that looks the same on all sides, at once.
  private func draw(_ line: BorderLine, width: Double, in context: inout DrawingContext) {
    if line.style == .double {
      ring(0, 1.0 / 3, line.color, in: &context)
      ring(2.0 / 3, 1, line.color, in: &context)
    } else {
      ring(0, 1, line.color, in: &context)
    }
  }

  /// Draws one side; what lies outside of its part is clipped away already.
  private func draw(_ line: BorderLine, on edge: Edge, in context: inout DrawingContext) {
    let isLit = edge == .top || edge == .left
    let shade = line.color.shade
    switch line.style {
    case .none, .hidden: break
    case .solid, .double: draw(line, width: widths[edge], in: &context)
    case .dashed, .dotted: stroke(line, on: edge, in: &context)
    case .inset: ring(0, 1, isLit ? shade : line.color, in: &context)
    case .outset: ring(0, 1, isLit ? line.color : shade, in: &context)
    case .groove:
      ring(0, 0.5, isLit ? shade : line.color, in: &context)
      ring(0.5, 1, isLit ? line.color : shade, in: &context)
    case .ridge:
      ring(0, 0.5, isLit ? line.color : shade, in: &context)
      ring(0.5, 1, isLit ? shade : line.color, in: &context)
    }
  }

  /// Fills what lies between two outlines, given as parts of the widths.
  private func ring(
    _ outer: Double, _ inner: Double, _ color: RGBA, in context: inout DrawingContext
  ) {
    var path = outline(widths.scaled(by: outer))
    let inside = widths.scaled(by: inner)
    if !frame.inset(by: inside).isEmpty { path.add(outline(inside)) }
    context.add(.fill(path, .color(color), .evenOdd))
  }

  /// Draws dashes or dots along the middle of a side.
  private func stroke(_ line: BorderLine, on edge: Edge, in context: inout DrawingContext) {
    let path = isRound ? outline(widths.scaled(by: 0.5)) : middle(of: edge)
    let length = edge.isHorizontal ? frame.width : frame.height
    context.add(
      .stroke(
        path, DisplayStroke(line.style, width: widths[edge], along: length), .color(line.color)))
  }

  private func middle(of edge: Edge) -> Path {
    let rect = frame.inset(by: widths.scaled(by: 0.5))
    var path = Path()
    switch edge {
    case .top, .bottom:
      let y = edge == .top ? rect.minY : rect.maxY
      path.move(to: Point(frame.minX, y))
      path.addLine(to: Point(frame.maxX, y))
    case .left, .right:
      let x = edge == .left ? rect.minX : rect.maxX
      path.move(to: Point(x, frame.minY))
      path.addLine(to: Point(x, frame.maxY))
    }
    return path
  }

  /// The part of the box that a side's line is drawn in: from the corners of the border box to those of the padding box,
  /// and on to where the lines of neighboring corners meet.
  private func part(of edge: Edge) -> Path {
    let inside = frame.inset(by: widths)
    let outer = frame.corners(along: edge)
    let inner = inside.corners(along: edge)
    let depth = isRound ? max(frame.width, frame.height) : 0
    var path = Path()
    path.move(to: outer.0)
    path.addLine(to: outer.1)
    path.addLine(to: inner.1)
    if depth > 0 {
      for point in frame.meeting(outer, inner, along: edge) { path.addLine(to: point) }
    }
    path.addLine(to: inner.0)
    path.close()
    return path
  }
}

extension DisplayStroke {
  /// The strokes or dots of a line: as many as fit, with the gaps made to end with a stroke.
  init(_ style: BorderStyle, width: Double, along length: Double) {
    switch style {
    case .dotted:
      // Dots of no length with round ends.
      let gap =
        length > width
        ? (length - width) / max(1, ((length - width) / (width * 2)).rounded()) : width * 2
      self.init(width: width, dash: [0, gap], dashOffset: -width / 2, cap: .round)
    case .dashed:
      let stroke = width * 2
      let count = max(1, ((length - stroke) / (stroke * 2)).rounded())
      let gap = length > stroke * 2 ? (length - stroke) / count - stroke : stroke
      self.init(width: width, dash: [stroke, max(gap, width / 2)])
    default: self.init(width: width)
    }
  }
}

extension BorderStyle {
  /// Whether the line looks the same on all sides.
  fileprivate var isEvenAround: Bool { self == .solid || self == .double }
}

extension RGBA {
  /// The darker color of lines that look carved.
  fileprivate var shade: RGBA { RGBA(red * 0.6, green * 0.6, blue * 0.6, alpha) }
}

extension Edge {
  /// Whether the side runs from left to right.
  var isHorizontal: Bool { self == .top || self == .bottom }
}

extension Insets {
  /// A part of the distances.
  fileprivate func scaled(by factor: Double) -> Insets {
    Insets(top: top * factor, right: right * factor, bottom: bottom * factor, left: left * factor)
  }

  /// The distance from a side.
  subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}

extension Rect {
  /// The two corners at the ends of a side, clockwise.
  fileprivate func corners(along edge: Edge) -> (Point, Point) {
    let (topLeft, topRight) = (origin, Point(maxX, minY))
    let (bottomRight, bottomLeft) = (Point(maxX, maxY), Point(minX, maxY))
    return switch edge {
    case .top: (topLeft, topRight)
    case .right: (topRight, bottomRight)
    case .bottom: (bottomRight, bottomLeft)
    case .left: (bottomLeft, topLeft)
    }
  }

  /// Where the lines through both corners of a side go on to: the place where they meet, or the middle of the box.
  fileprivate func meeting(
    _ outer: (Point, Point), _ inner: (Point, Point), along edge: Edge
  ) -> [Point] {
    let (first, second) = (inner.0 - outer.0, inner.1 - outer.1)
    let cross = first.x * second.y - first.y * second.x
    let between = outer.1 - outer.0
    guard abs(cross) > 1e-9 else { return [center] }
    let share = (between.x * second.y - between.y * second.x) / cross
    let point = Point(outer.0.x + first.x * share, outer.0.y + first.y * share)
    return [point.isInside(self) ? point : center]
  }
}

extension Point {
  fileprivate func isInside(_ rect: Rect) -> Bool {
    x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY
  }
}
