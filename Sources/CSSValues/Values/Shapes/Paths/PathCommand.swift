// SPDX-License-Identifier: Apache-2.0

/// One command of the data of an SVG path.
///
/// Defined by [SVG 2, section 9.3](https://svgwg.org/svg2-draft/paths.html#PathData).
public enum PathCommand: Sendable, Hashable {
  /// Begins a part of the path at a point: `M`.
  case move(to: PathPoint, isRelative: Bool)
  /// Draws a straight line: `L`.
  case line(to: PathPoint, isRelative: Bool)
  /// Draws a straight line to the left or right: `H`.
  case horizontalLine(x: Double, isRelative: Bool)
  /// Draws a straight line up or down: `V`.
  case verticalLine(y: Double, isRelative: Bool)
  /// Draws a cubic Bézier curve: `C`.
  case curve(PathPoint, PathPoint, to: PathPoint, isRelative: Bool)
  /// Draws a cubic Bézier curve that goes on as the last one ended: `S`.
  case smoothCurve(PathPoint, to: PathPoint, isRelative: Bool)
  /// Draws a quadratic Bézier curve: `Q`.
  case quadratic(PathPoint, to: PathPoint, isRelative: Bool)
  /// Draws a quadratic Bézier curve that goes on as the last one ended: `T`.
  case smoothQuadratic(to: PathPoint, isRelative: Bool)
  /// Draws a part of an ellipse: `A`.
  case arc(PathArc, to: PathPoint, isRelative: Bool)
  /// Draws a straight line to where the part began: `Z`.
  case close
}

extension PathCommand: CustomStringConvertible {
  /// The command as a path writes it: its letter, then its numbers with spaces between them.
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

  /// Whether the coordinates count from the point that the last command ended at.
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
  /// The distance to the right, in px.
  public var x: Double
  /// The distance downwards, in px.
  public var y: Double

  /// A point by its coordinates.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
