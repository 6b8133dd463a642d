// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

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
    let wide = Edge.allCases.filter { widths[$0] > 0 }
    let edges = wide.filter { lines[$0].map { !$0.isClear } ?? false }
    guard let first = edges.first, let line = lines[first] else { return }
    let isEven = edges == wide && edges.allSatisfy { lines[$0] == line }
    if isEven, line.style == .solid || line.style == .double {
      return draw(line, on: first, in: &context)
    }
    let isOneWidth = edges.count == 4 && edges.allSatisfy { widths[$0] == widths[first] }
    if isEven, isOneWidth, isRound, line.style == .dashed || line.style == .dotted {
      return stroke(line, on: first, in: &context)
    }
    let parts = BorderParts(frame, widths)
    for edge in edges {
      guard let line = lines[edge] else { continue }
      if wide.count > 1 { context.add(.clip(isRound ? parts.round(edge) : parts.sharp(edge))) }
      draw(line, on: edge, in: &context)
      if wide.count > 1 { context.add(.end) }
    }
  }

  /// Draws one side; what lies outside of its part is clipped away already.
  private func draw(_ line: BorderLine, on edge: Edge, in context: inout DrawingContext) {
    let isLit = edge == .top || edge == .left
    let shade = line.color.shade
    switch line.style {
    case .none, .hidden: break
    case .solid: ring(from: 0, to: 1, line.color, in: &context)
    case .double:
      guard let stripes = widths.stripes else {
        return ring(from: 0, to: 1, line.color, in: &context)
      }
      ring(from: .zero, to: stripes, line.color, in: &context)
      ring(from: widths + stripes.scaled(by: -1), to: widths, line.color, in: &context)
    case .dashed, .dotted: stroke(line, on: edge, in: &context)
    case .inset: ring(from: 0, to: 1, isLit ? shade : line.color, in: &context)
    case .outset: ring(from: 0, to: 1, isLit ? line.color : shade, in: &context)
    case .groove:
      ring(from: 0, to: 0.5, isLit ? shade : line.color, in: &context)
      ring(from: 0.5, to: 1, isLit ? line.color : shade, in: &context)
    case .ridge:
      ring(from: 0, to: 0.5, isLit ? line.color : shade, in: &context)
      ring(from: 0.5, to: 1, isLit ? shade : line.color, in: &context)
    }
  }

  /// Fills what lies between two outlines, given as parts of the widths.
  private func ring(
    from outer: Double, to inner: Double, _ color: RGBA, in context: inout DrawingContext
  ) {
    ring(from: widths.scaled(by: outer), to: widths.scaled(by: inner), color, in: &context)
  }

  /// Fills what lies between two outlines, given by their distances from the outer box.
  private func ring(
    from outside: Insets, to inside: Insets, _ color: RGBA, in context: inout DrawingContext
  ) {
    var path = outline(outside)
    if !frame.inset(by: inside).isEmpty { path.add(outline(inside)) }
    context.add(.fill(path, .color(color), .evenOdd))
  }

  /// Draws dashes or dots along the middle of a side, or all around where corners are round.
  private func stroke(_ line: BorderLine, on edge: Edge, in context: inout DrawingContext) {
    let width = widths[edge]
    let stroke: DisplayStroke
    let path: Path
    if isRound {
      path = outline(widths.scaled(by: 0.5))
      stroke = DisplayStroke(line.style, width: width, around: path.length)
    } else {
      path = middle(of: edge)
      let length = edge.isHorizontal ? frame.width : frame.height
      stroke = DisplayStroke(line.style, width: width, along: length)
    }
    context.add(.stroke(path, stroke, .color(line.color)))
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
}

extension RGBA {
  /// The darker color of lines that look carved.
  fileprivate var shade: RGBA {
    RGBA(red: red * 0.6, green: green * 0.6, blue: blue * 0.6, alpha: alpha)
  }
}

extension Edge {
  /// Whether the side runs from left to right.
  fileprivate var isHorizontal: Bool { self == .top || self == .bottom }
}

extension Insets {
  /// A part of the distances.
  fileprivate func scaled(by factor: Double) -> Insets {
    Insets(top: top * factor, right: right * factor, bottom: bottom * factor, left: left * factor)
  }

  /// How wide each of two lines is that leave a third of the widths between them; nil where they leave nothing.
  ///
  /// Widths of whole px are divided into whole px.
  fileprivate var stripes: Insets? {
    func stripe(_ width: Double) -> Double {
      width == width.rounded() ? min(max(1, (width / 3).rounded()), width) : width / 3
    }
    let stripes = Insets(
      top: stripe(top), right: stripe(right), bottom: stripe(bottom), left: stripe(left))
    return Edge.allCases.allSatisfy { 2 * stripes[$0] >= self[$0] } ? nil : stripes
  }

  /// The distance from a side.
  fileprivate subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}
