// SPDX-License-Identifier: Apache-2.0
public import LiveryPipelines

/// The shadows at the edges of a plain table: under what is above it, above its first row and below its last.
///
/// Defined by Three20's table kit, "Table view".
public struct EdgeShadows: Sendable, Hashable {
  /// The height of the shadow that stays at the table's top; 20 px by default.
  public var originHeight = 20.0
  /// How dark that is at its top, from 0 to 1; 0.5 by default.
  public var originOpacity = 0.5
  /// The height of the shadow above the first row; 10 px by default.
  public var topHeight = 10.0
  /// How dark that is at its bottom, from 0 to 1; 0.25 by default.
  public var topOpacity = 0.25
  /// The height of the shadow below the last row; 20 px by default.
  public var bottomHeight = 20.0
  /// How dark that is at its top, from 0 to 1; 0.5 by default.
  public var bottomOpacity = 0.5

  /// The figures of Three20.
  public init() {}

  /// A shadow: from black of an opacity at one side to nothing at the other.
  public struct Shadow: Sendable, Hashable {
    /// The box, in the coordinates of the rows.
    public var frame: Rect
    /// How dark the upper side is, from 0 to 1.
    public var topOpacity: Double
    /// How dark the lower side is, from 0 to 1.
    public var bottomOpacity: Double
  }
}

extension EdgeShadows {
  /// The shadows that are seen.
  ///
  /// - Parameters:
  ///   - visible: the part of the table that is seen, in the coordinates of the rows.
  ///   - contentHeight: the height of all rows, in px; without rows there are no shadows around them.
  /// - Returns: the shadows, from top to bottom.
  public func shadows(in visible: Rect, contentHeight: Double) -> [Shadow] {
    var shadows = [
      Shadow(
        frame: Rect(visible.minX, visible.minY, visible.width, originHeight),
        topOpacity: originOpacity, bottomOpacity: 0)
    ]
    guard contentHeight > 0 else { return shadows }
    if visible.minY < 0 {
      shadows.append(
        Shadow(
          frame: Rect(visible.minX, -topHeight, visible.width, topHeight), topOpacity: 0,
          bottomOpacity: topOpacity))
    }
    if visible.maxY > contentHeight {
      shadows.append(
        Shadow(
          frame: Rect(visible.minX, contentHeight, visible.width, bottomHeight),
          topOpacity: bottomOpacity, bottomOpacity: 0))
    }
    return shadows
  }
}
