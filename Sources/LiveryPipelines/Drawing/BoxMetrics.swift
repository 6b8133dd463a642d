// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// How far the boxes of an element lie within each other: what the steps of a box know from its ``BorderBoxStep``.
///
/// Defined by [CSS Box 4](https://drafts.csswg.org/css-box-4/#box-model).
public struct BoxMetrics: Sendable, Hashable {
  /// The widths of the border in px.
  public var border = Insets.zero
  /// The padding in px.
  public var padding = Insets.zero
  /// In which directions texts and the program's drawing are cut off at the padding box; nil for none.
  package var contentClip: ContentClip?
  /// Whether a picture is drawn in place of the border's lines.
  public var hasBorderImage = false

  /// A box without border and padding.
  public init() {}
}

extension DrawingContext {
  /// One of the element's boxes; the frame is its border box.
  public func rect(of box: VisualBox) -> Rect { frame.inset(by: insets(of: box)) }

  /// The outline of one of the element's boxes.
  public func outline(of box: VisualBox) -> Path { outline(insetBy: insets(of: box)) }

  /// The outline of the border box with its sides moved inwards; the corners become less round.
  func outline(insetBy insets: Insets) -> Path {
    let rect = frame.inset(by: insets)
    guard let corners else { return shape.outline(in: rect) }
    return corners.inset(by: insets).outline(in: rect)
  }

  /// The outline of the border box with its sides moved outwards; the corners become rounder.
  func outline(outsetBy distance: Double) -> Path {
    let rect = frame.inset(by: -distance)
    guard let corners else { return shape.outline(in: rect) }
    return corners.outset(by: distance).outline(in: rect)
  }

  /// The corners of the border box; nil for a shape without corners.
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
