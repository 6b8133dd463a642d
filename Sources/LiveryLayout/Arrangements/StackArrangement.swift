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
    /// At the top of a row, or on the left of a column.
    case start
    /// Centered.
    case center
    /// At the bottom of a row, or on the right of a column.
    case end
    /// Resized to the full size across the axis, which enlarges or shrinks the view.
    case fill
  }

  /// The direction in which views follow each other.
  public var axis: Axis
  /// The spacing between views, in px; they overlap if it is negative.
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
  /// A vertical stack takes the available width. A view that is wider extends beyond it: on the
  /// right, on the left or on both sides, depending on the alignment. A horizontal stack is as high
  /// as its highest view. It measures each view with the full width too, and may be wider than
  /// that.
  ///
  /// The size along the axis is the sum of views and spacing. With a negative spacing, it may be
  /// too small for a view that is larger than those after it.
  ///
  /// - Parameters:
  ///   - count: The number of views.
  ///   - width: The available width, in px.
  ///   - measure: Returns the size of the view with an index in a width, in px.
  /// - Returns: The frames in the order of the views, and the size of the stack.
  public func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames {
    // The limits keep infinite, huge and undefined numbers out of the frames.
    let availableWidth = max(0, width.bounded)
    let sizes = (0..<max(0, count)).map { measure($0, availableWidth).limited }
    let isVertical = axis == .vertical
    let containerCrossLength = isVertical ? availableWidth : sizes.reduce(0) { max($0, $1.height) }
    var position = 0.0
    let frames = sizes.enumerated().map { index, size in
      if index > 0 { position += spacing.bounded }
      let crossLength = isVertical ? size.width : size.height
      let alignedCrossLength = alignment == .fill ? containerCrossLength : crossLength
      let offset = offset(inFreeSpace: containerCrossLength - alignedCrossLength)
      let start = position
      position += isVertical ? size.height : size.width
      return isVertical
        ? Rect(x: offset, y: start, width: alignedCrossLength, height: size.height)
        : Rect(x: start, y: offset, width: size.width, height: alignedCrossLength)
    }
    let size =
      isVertical ? Size(containerCrossLength, position) : Size(position, containerCrossLength)
    return ArrangedFrames(frames: frames, size: size.notNegative)
  }

  /// Returns the offset across the axis of a view that leaves a space free, in px.
  ///
  /// Both numbers are negative for a view that exceeds the stack.
  private func offset(inFreeSpace freeSpace: Double) -> Double {
    switch alignment {
    case .start, .fill: 0
    case .center: freeSpace / 2
    case .end: freeSpace
    }
  }
}
