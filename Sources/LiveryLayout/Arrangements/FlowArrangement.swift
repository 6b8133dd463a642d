// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// An arrangement of views from left to right that starts a new row when a view does not fit.
///
/// After Three20's layout kit, "Layouts", without its faults. A view moves to the next row exactly
/// when it does not fit, and no spacing follows the last view.
public struct FlowArrangement: Arrangement, Hashable {
  /// The padding around the views, in px.
  public var padding: Double
  /// The spacing between views and between rows, in px.
  public var spacing: Double

  /// Creates a flow arrangement with distances in px; 0 by default.
  public init(padding: Double = 0, spacing: Double = 0) {
    self.padding = padding
    self.spacing = spacing
  }

  /// Returns the frames of views that a closure measures.
  public func frames(
    count: Int, in width: Double, measure: (_ index: Int, _ width: Double) -> Size
  ) -> ArrangedFrames {
    let (padding, spacing) = (padding.bounded, spacing.bounded)
    let availableSpace = max(0, width.bounded - 2 * padding)
    var frames: [Rect] = []
    var (x, y, height, widest) = (0.0, 0.0, 0.0, 0.0)
    for index in 0..<max(0, count) {
      let size = measure(index, availableSpace).limited
      if index > 0, x + spacing + size.width > availableSpace + 0.005 {
        (x, y, height) = (0, y + height + spacing, 0)
      } else if index > 0 {
        x += spacing
      }
      frames.append(Rect(x: padding + x, y: padding + y, width: size.width, height: size.height))
      x += size.width
      height = max(height, size.height)
      widest = max(widest, x)
    }
    return ArrangedFrames(
      frames: frames, size: Size(widest + 2 * padding, y + height + 2 * padding).notNegative)
  }
}

extension Size {
  /// The size with negative sides set to 0.
  var notNegative: Size { Size(max(0, width), max(0, height)) }
}
