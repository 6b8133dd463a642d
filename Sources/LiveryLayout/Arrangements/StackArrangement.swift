// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Places views behind or below each other.
public struct StackArrangement: Arrangement, Hashable {
  /// In which direction views follow each other.
  public enum Axis: Sendable, Hashable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Where views stand across the axis.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// At the top, or at the left.
    case start
    /// In the middle.
    case center
    /// At the bottom, or at the right.
    case end
    /// From one side to the other.
    case fill
  }

  /// In which direction views follow each other.
  public var axis: Axis
  /// The distance between views, in px.
  public var spacing: Double
  /// Where views stand across the axis.
  public var alignment: Alignment

  /// A stack with a distance in px; from top to bottom, without distances and at the left by default.
  public init(axis: Axis = .vertical, spacing: Double = 0, alignment: Alignment = .start) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The places of views that are measured here; each is told all of the width.
  ///
  /// A vertical stack is as wide as there is room, a horizontal one as high as its highest view.
  public func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames {
    let room = max(0, width.bounded)
    let sizes = (0..<max(0, count)).map { measure($0, room).limited }
    let isVertical = axis == .vertical
    let across = isVertical ? room : sizes.reduce(0) { max($0, $1.height) }
    var place = 0.0
    let frames = sizes.enumerated().map { index, size in
      if index > 0 { place += spacing.bounded }
      let own = isVertical ? size.width : size.height
      let length = alignment == .fill ? across : own
      let offset = self.offset(of: across - length)
      defer { place += isVertical ? size.height : size.width }
      return isVertical
        ? Rect(x: offset, y: place, width: length, height: size.height)
        : Rect(x: place, y: offset, width: size.width, height: length)
    }
    let size = isVertical ? Size(across, place) : Size(place, across)
    return ArrangedFrames(frames: frames, size: size.notNegative)
  }

  private func offset(of free: Double) -> Double {
    switch alignment {
    case .start, .fill: 0
    case .center: free / 2
    case .end: free
    }
  }
}
