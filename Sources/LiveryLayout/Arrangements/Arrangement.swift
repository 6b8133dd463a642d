// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A way to place views of a program's own, without CSS: a value that turns sizes into frames.
///
/// ```swift
/// let tags = FlowArrangement(padding: 10, spacing: 5)
/// let placed = tags.frames(of: [Size(40, 20), Size(50, 20), Size(30, 10)], in: 120)
/// placed.frames                                      // 10 10 40 20, 55 10 50 20, 10 35 30 10
/// placed.size                                        // 115 x 55
/// ```
///
/// Sizes and distances are px; what is negative, out of bounds or no number is brought to one that can be drawn.
public protocol Arrangement: Sendable {
  /// The places of views that are measured here.
  ///
  /// - Parameters:
  ///   - count: how many views there are.
  ///   - width: the width that there is.
  ///   - measure: the size of a view, by its number, in as much width as it is told.
  /// - Returns: the frames, and the size that they take.
  func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames
}

/// Where views stand.
public struct ArrangedFrames: Sendable, Hashable {
  /// The frame of each view, in their order.
  public let frames: [Rect]
  /// The size that they take together, with the padding around them.
  public let size: Size
}

extension Arrangement {
  /// The places of views whose sizes are known.
  ///
  /// - Parameters:
  ///   - sizes: the size of each view.
  ///   - width: the width that there is.
  /// - Returns: the frames, and the size that they take.
  public func frames(of sizes: [Size], in width: Double) -> ArrangedFrames {
    frames(count: sizes.count, in: width) { index, _ in sizes[index] }
  }
}

extension Size {
  /// The size within what can be drawn.
  var limited: Size { Size(max(0, width.bounded), max(0, height.bounded)) }
}
