// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// The border and padding of an element, which its `BoxModelStep` sets for later steps.
///
/// Defined by [CSS Box 4](https://drafts.csswg.org/css-box-4/#box-model).
public struct BoxMetrics: Sendable, Hashable {
  /// The widths of the border in px.
  public var border = Insets.zero
  /// The padding in px.
  public var padding = Insets.zero
  /// The axes in which content is clipped at the padding box, or `nil` for none.
  package var contentClip: ContentClip?
  /// Whether a border image replaces the border's lines.
  package var hasBorderImage = false

  /// Creates metrics without border and padding.
  public init() {}
}

extension DrawingContext {
  /// Returns one of the element's boxes; the frame is its border box.
  public func rect(of box: VisualBox) -> Rect { frame.inset(by: insets(of: box)) }

  /// Returns the outline of one of the element's boxes.
  public func outline(of box: VisualBox) -> Path { outline(insetBy: insets(of: box)) }

  /// Returns the outline of the border box inset by distances, with smaller corner radii.
  func outline(insetBy insets: Insets) -> Path {
    let rect = frame.inset(by: insets)
    guard let corners else { return shape.outline(in: rect) }
    return corners.inset(by: insets).outline(in: rect)
  }

  /// Returns the outline of the border box outset by a distance, with larger corner radii.
  func outline(outsetBy distance: Double) -> Path {
    let rect = frame.inset(by: -distance)
    guard let corners else { return shape.outline(in: rect) }
    return corners.outset(by: distance).outline(in: rect)
  }

  /// The corners of the border box, or `nil` for a shape without corners.
  var corners: Corners? {
    if shape is Rectangle { return Corners() }
    guard let shape = shape as? RoundedRectangle else { return nil }
    return (shape.corners ?? Corners(frame.height / 2)).fitted(in: frame.size)
  }

  private func insets(of box: VisualBox) -> Insets {
    switch box {
    case .borderBox: .zero
    case .paddingBox: self.box.border
    case .contentBox: self.box.border + self.box.padding
    }
  }
}
