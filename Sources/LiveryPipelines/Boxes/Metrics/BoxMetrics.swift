// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// How far the boxes of an element lie within each other: what the steps of a box know from its ``BorderBoxStep``.
///
/// Defined by [CSS Box 4](https://drafts.csswg.org/css-box-4/#box-model).
public struct BoxMetrics: Sendable, Hashable {
  /// The widths of the border in px.
  public var border = Insets.zero
  /// The padding in px.
  public var padding = Insets.zero
  /// How round the corners of the border box are; nil where the shape of the context says it.
  public var radii: BoxRadii?

  /// A box without border and padding.
  public init() {}
}

extension DrawingContext {
  /// One of the element's boxes; the frame is its border box.
  public func rect(of box: VisualBox) -> Rect { frame.inset(by: insets(of: box)) }

  /// The outline of one of the element's boxes.
  public func outline(of box: VisualBox) -> Path {
    let insets = insets(of: box)
    let rect = frame.inset(by: insets)
    guard let radii = self.box.radii else { return shape.outline(in: rect) }
    return radii.inset(by: insets).outline(in: rect)
  }

  /// The outline of the border box moved so many px outwards.
  public func outline(outsetBy distance: Double) -> Path {
    let rect = frame.inset(by: -distance)
    guard let radii = box.radii else { return shape.outline(in: rect) }
    return radii.outset(by: distance).outline(in: rect)
  }

  private func insets(of box: VisualBox) -> Insets {
    switch box {
    case .borderBox: .zero
    case .paddingBox: self.box.border
    case .contentBox: self.box.border + self.box.padding
    }
  }
}
