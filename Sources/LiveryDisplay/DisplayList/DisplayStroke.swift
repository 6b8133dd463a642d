// SPDX-License-Identifier: Apache-2.0

/// The style of a line.
public struct DisplayStroke: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The lengths of dashes and gaps in px, or an empty array for a solid line.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line begins, in px.
  public var dashOffset: Double
  /// The style of the ends.
  public var cap: Cap
  /// The style of the corners.
  public var join: Join

  /// Creates a line of a width.
  public init(
    width: Double, dash: [Double] = [], dashOffset: Double = 0, cap: Cap = .butt,
    join: Join = .miter
  ) {
    self.width = width
    self.dash = dash
    self.dashOffset = dashOffset
    self.cap = cap
    self.join = join
  }

  /// The style of the ends of a line.
  public enum Cap: Sendable, Hashable {
    /// Cut off at the end point.
    case butt
    /// A half circle beyond the end point.
    case round
    /// A half square beyond the end point.
    case square
  }

  /// The style of the corners of a line.
  public enum Join: Sendable, Hashable {
    /// A point, up to ten times the line width long.
    case miter
    /// Round.
    case round
    /// A flat cut.
    case bevel
  }
}
