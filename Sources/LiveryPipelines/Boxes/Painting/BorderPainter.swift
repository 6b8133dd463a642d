// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Draws the lines of a border, each in its part between the border box and the padding box.
///
/// Defined by [CSS Backgrounds 3, section 3](https://drafts.csswg.org/css-backgrounds-3/#borders).
/// The length of dashes is up to the implementation: dashes are two widths long, and dots are one
/// width apart.
struct BorderPainter {
  /// The line of each side, or `nil` for none.
  let lines: [Edge: BorderLine]
  /// The border box.
  let frame: Rect
  /// The widths of the lines.
  let widths: Insets
  /// Whether the outline is not a rectangle with sharp corners.
  let isRound: Bool
  /// The outline of the border box inset by distances.
  let outline: (Insets) -> Path

  /// Draws all sides.
  func draw(in context: inout DrawingContext) {
    guard !frame.isEmpty else { return }
    let nonzeroEdges = Edge.allCases.filter { widths[$0] > 0 }
    let edges = nonzeroEdges.filter { lines[$0].map { !$0.isClear } ?? false }
    guard let first = edges.first, let line = lines[first] else { return }
    let isUniform = edges == nonzeroEdges && edges.allSatisfy { lines[$0] == line }
    if isUniform, line.style == .solid || line.style == .double {
      return draw(line, on: first, in: &context)
    }
    let isOneWidth = edges.count == 4 && edges.allSatisfy { widths[$0] == widths[first] }
    if isUniform, isOneWidth, isRound, line.style == .dashed || line.style == .dotted {
      return stroke(line, on: first, in: &context)
    }
    let parts = BorderParts(frame, widths)
    for edge in edges {
      guard let line = lines[edge] else { continue }
      if nonzeroEdges.count > 1 {
        context.add(.clip(isRound ? parts.roundPath(edge) : parts.miteredPath(edge)))
      }
      draw(line, on: edge, in: &context)
      if nonzeroEdges.count > 1 { context.add(.end) }
    }
  }

  /// Draws a side, whose part of the ring is already clipped.
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

  /// Fills the area between two outlines, given as fractions of the widths.
  private func ring(
    from outer: Double, to inner: Double, _ color: RGBA, in context: inout DrawingContext
  ) {
    ring(from: widths.scaled(by: outer), to: widths.scaled(by: inner), color, in: &context)
  }

  /// Fills the area between two outlines, given as insets of the border box.
  private func ring(
    from outside: Insets, to inside: Insets, _ color: RGBA, in context: inout DrawingContext
  ) {
    var path = outline(outside)
    if !frame.inset(by: inside).isEmpty { path.add(outline(inside)) }
    context.add(.fill(path, .color(color), .evenOdd))
  }

  /// Draws dashes or dots along the center of a side, or all around a box with round corners.
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
  /// The darker color of three-dimensional line styles.
  fileprivate var shade: RGBA {
    RGBA(red: red * 0.6, green: green * 0.6, blue: blue * 0.6, alpha: alpha)
  }
}

extension Edge {
  /// Whether the side is horizontal.
  fileprivate var isHorizontal: Bool { self == .top || self == .bottom }
}

extension Insets {
  /// Returns the distances multiplied by a factor.
  fileprivate func scaled(by factor: Double) -> Insets {
    Insets(top: top * factor, right: right * factor, bottom: bottom * factor, left: left * factor)
  }

  /// The widths of each of the two lines of a `double` border, or `nil` if no gap would remain.
  ///
  /// The gap is a third of the width. Widths of whole px are divided into whole px.
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
