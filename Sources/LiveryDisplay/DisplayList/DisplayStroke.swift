// SPDX-License-Identifier: Apache-2.0

/// How a line is drawn.
public struct DisplayStroke: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The lengths of strokes and gaps in px; none for a line without gaps.
  public var dash: [Double]
  /// How far into the strokes and gaps the line begins, in px.
  public var dashOffset: Double
  /// How the ends look.
  public var cap: Cap
  /// How corners look.
  public var join: Join

  /// A line by its width.
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

  /// How the ends of a line look.
  public enum Cap: Sendable, Hashable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// A half square beyond the end.
    case square
  }

  /// How the corners of a line look.
  public enum Join: Sendable, Hashable {
    /// Pointed, up to ten times the width.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}
