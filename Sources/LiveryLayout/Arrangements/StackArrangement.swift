// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// An arrangement of views in a row or a column.
public struct StackArrangement: Arrangement, Hashable {
  /// The direction in which views follow each other.
  public enum Axis: Sendable, Hashable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The alignment of views across the axis.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// At the top or on the left.
    case start
    /// Centered.
    case center
    /// At the bottom or on the right.
    case end
    /// Stretched to the full size across the axis.
    case fill
  }

  /// The direction in which views follow each other.
  public var axis: Axis
  /// The spacing between views, in px.
  public var spacing: Double
  /// The alignment of views across the axis.
  public var alignment: Alignment

  /// Creates a stack with a spacing in px; by default vertical, without spacing, and left-aligned.
  public init(axis: Axis = .vertical, spacing: Double = 0, alignment: Alignment = .start) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Returns the frames of views that a closure measures with the full width.
  ///
  /// A vertical stack takes the available width. A horizontal stack is as high as its highest view.
  public func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames {
    let availableSpace = max(0, width.bounded)
    let sizes = (0..<max(0, count)).map { measure($0, availableSpace).limited }
    let isVertical = axis == .vertical
    let containerCrossLength = isVertical ? availableSpace : sizes.reduce(0) { max($0, $1.height) }
    var position = 0.0
    let frames = sizes.enumerated().map { index, size in
      if index > 0 { position += spacing.bounded }
      let crossLength = isVertical ? size.width : size.height
      let length = alignment == .fill ? containerCrossLength : crossLength
      let offset = self.offset(of: containerCrossLength - length)
      defer { position += isVertical ? size.height : size.width }
      return isVertical
        ? Rect(x: offset, y: position, width: length, height: size.height)
        : Rect(x: position, y: offset, width: size.width, height: length)
    }
    let size =
      isVertical ? Size(containerCrossLength, position) : Size(position, containerCrossLength)
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
