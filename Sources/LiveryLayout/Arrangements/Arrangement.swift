// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A layout of a program's own views without CSS: a value that computes frames from sizes.
///
/// ```swift
/// let tags = FlowArrangement(padding: 10, spacing: 5)
/// let placed = tags.frames(of: [Size(40, 20), Size(50, 20), Size(30, 10)], in: 120)
/// placed.frames                                      // 10 10 40 20, 55 10 50 20, 10 35 30 10
/// placed.size                                        // 115 x 55
/// ```
///
/// Sizes and distances are in px. Negative, non-finite and excessive values are clamped.
public protocol Arrangement: Sendable {
  /// Returns the frames of views that a closure measures.
  ///
  /// - Parameters:
  ///   - count: the number of views.
  ///   - width: the available width.
  ///   - measure: returns the size of a view, from its index and the available width.
  /// - Returns: the frames and their total size.
  func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames
}

/// The frames of arranged views.
public struct ArrangedFrames: Sendable, Hashable {
  /// The frame of each view, in order.
  public let frames: [Rect]
  /// The total size of the frames, including the padding around them.
  public let size: Size
}

extension Arrangement {
  /// Returns the frames of views with known sizes.
  ///
  /// - Parameters:
  ///   - sizes: the size of each view.
  ///   - width: the available width.
  /// - Returns: the frames and their total size.
  public func frames(of sizes: [Size], in width: Double) -> ArrangedFrames {
    frames(count: sizes.count, in: width) { index, _ in sizes[index] }
  }
}

extension Size {
  /// The size clamped to the drawable range.
  var limited: Size { Size(max(0, width.bounded), max(0, height.bounded)) }
}
