// SPDX-License-Identifier: Apache-2.0

/// A command of `shape()`.
///
/// Defined by [CSS Shapes 2, section 3](https://drafts.csswg.org/css-shapes-2/#typedef-shape-command).
public enum ShapeCommand: Sendable, Hashable {
  /// Begins a subpath at a point.
  case move(EndPoint)
  /// Draws a straight line.
  case line(EndPoint)
  /// Draws a horizontal line.
  case horizontalLine(Coordinate)
  /// Draws a vertical line.
  case verticalLine(Coordinate)
  /// Draws a Bézier curve with one or two control points.
  case curve(EndPoint, ControlPoint, ControlPoint?)
  /// Draws a smooth Bézier curve, with a reflected first control point.
  case smooth(EndPoint, ControlPoint?)
  /// Draws an arc of an ellipse.
  case arc(EndPoint, ShapeArc)
  /// Closes the subpath with a straight line to its start.
  case close

  /// The end point of a command.
  public enum EndPoint: Sendable, Hashable {
    /// A position in the box.
    case to(Position)
    /// An offset from the end point of the previous command.
    case by(LengthPoint)
  }

  /// The end of a horizontal or vertical line.
  public enum Coordinate: Sendable, Hashable {
    /// A position in the box.
    case to(PositionComponent)
    /// An offset from the end point of the previous command.
    case by(LengthPercentage)
  }

  /// A control point of a curve.
  public enum ControlPoint: Sendable, Hashable {
    /// A position in the box.
    case position(Position)
    /// An offset from a reference point, or from the default one for `nil`.
    case offset(LengthPoint, from: Origin?)

    /// The reference point of a control point.
    public enum Origin: String, GrammarKeyword {
      /// The start point of the command.
      case start
      /// The end point of the command.
      case end
      /// The top left corner of the box.
      case origin
    }
  }
}
