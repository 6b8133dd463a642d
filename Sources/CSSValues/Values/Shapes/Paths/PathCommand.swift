// SPDX-License-Identifier: Apache-2.0

/// A command of SVG path data.
///
/// Defined by [SVG 2, section 9.3](https://svgwg.org/svg2-draft/paths.html#PathData).
public enum PathCommand: Sendable, Hashable {
  /// Begins a subpath at a point: `M`.
  case move(to: PathPoint, isRelative: Bool)
  /// Draws a straight line: `L`.
  case line(to: PathPoint, isRelative: Bool)
  /// Draws a horizontal line: `H`.
  case horizontalLine(x: Double, isRelative: Bool)
  /// Draws a vertical line: `V`.
  case verticalLine(y: Double, isRelative: Bool)
  /// Draws a cubic Bézier curve: `C`.
  case curve(PathPoint, PathPoint, to: PathPoint, isRelative: Bool)
  /// Draws a smooth cubic Bézier curve, with a reflected first control point: `S`.
  case smoothCurve(PathPoint, to: PathPoint, isRelative: Bool)
  /// Draws a quadratic Bézier curve: `Q`.
  case quadratic(PathPoint, to: PathPoint, isRelative: Bool)
  /// Draws a smooth quadratic Bézier curve, with a reflected control point: `T`.
  case smoothQuadratic(to: PathPoint, isRelative: Bool)
  /// Draws an arc of an ellipse: `A`.
  case arc(PathArc, to: PathPoint, isRelative: Bool)
  /// Closes the subpath with a straight line to its start: `Z`.
  case close
}

extension PathCommand: CustomStringConvertible {
  /// The text of the command in path data: its letter and its numbers, separated by spaces.
  public var description: String {
    guard self != .close else { return "Z" }
    var values = numbers.map(numberText)
    if case .arc(let arc, _, _) = self {
      values[3] = arc.isLarge ? "1" : "0"
      values[4] = arc.isClockwise ? "1" : "0"
    }
    return ([isRelative ? letter.lowercased() : letter] + values).joined(separator: " ")
  }

  private var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .horizontalLine: "H"
    case .verticalLine: "V"
    case .curve: "C"
    case .smoothCurve: "S"
    case .quadratic: "Q"
    case .smoothQuadratic: "T"
    case .arc: "A"
    case .close: "Z"
    }
  }

  /// Whether the coordinates are relative to the end point of the previous command.
  package var isRelative: Bool {
    switch self {
    case .move(_, let isRelative), .line(_, let isRelative), .horizontalLine(_, let isRelative),
      .verticalLine(_, let isRelative), .curve(_, _, _, let isRelative),
      .smoothCurve(_, _, let isRelative), .quadratic(_, _, let isRelative),
      .smoothQuadratic(_, let isRelative), .arc(_, _, let isRelative):
      isRelative
    case .close: false
    }
  }
}

/// A point of a path, in px.
public struct PathPoint: Sendable, Hashable {
  /// The horizontal coordinate, in px, positive to the right.
  public var x: Double
  /// The vertical coordinate, in px, positive downwards.
  public var y: Double

  /// Creates a point from its coordinates.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
