// SPDX-License-Identifier: Apache-2.0

/// One command of `shape()`.
///
/// Defined by [CSS Shapes 2, section 3](https://drafts.csswg.org/css-shapes-2/#typedef-shape-command).
public enum ShapeCommand: Sendable, Hashable {
  /// Begins a part of the shape at a point.
  case move(EndPoint)
  /// Draws a straight line.
  case line(EndPoint)
  /// Draws a straight line to the left or right.
  case horizontalLine(Coordinate)
  /// Draws a straight line up or down.
  case verticalLine(Coordinate)
  /// Draws a Bézier curve with one control point, or with two.
  case curve(EndPoint, ControlPoint, ControlPoint?)
  /// Draws a Bézier curve that goes on as the last one ended.
  case smooth(EndPoint, ControlPoint?)
  /// Draws a part of an ellipse.
  case arc(EndPoint, ShapeArc)
  /// Draws a straight line to where the part began.
  case close

  /// Where a command ends.
  public enum EndPoint: Sendable, Hashable {
    /// At a position in the box.
    case to(Position)
    /// Some way from where the last command ended.
    case by(LengthPoint)
  }

  /// Where a command along one axis ends.
  public enum Coordinate: Sendable, Hashable {
    /// At a place in the box.
    case to(PositionComponent)
    /// Some way from where the last command ended.
    case by(LengthPercentage)
  }

  /// A point that pulls a curve.
  public enum ControlPoint: Sendable, Hashable {
    /// A position in the box.
    case position(Position)
    /// Some way from a point of the command.
    case offset(LengthPoint, from: Origin?)

    /// What a control point counts from.
    public enum Origin: String, GrammarWord {
      /// The point where the command begins.
      case start
      /// The point where it ends.
      case end
      /// The upper left corner of the box.
      case origin
    }
  }
}
