// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text with its colors, ready to paint.
public struct DisplayText: Sendable, Hashable {
  /// The text and its layout.
  public var block: TextBlock
  /// The width in px that lines break and align in, or `nil` for lines of their natural width.
  public var width: Double?
  /// The color.
  public var color: RGBA
  /// The shadows, topmost first.
  public var shadows: [DisplayShadow]
  /// The underline, overline and line-through.
  public var decoration: TextDecoration?

  /// Creates a text from its parts.
  public init(
    _ block: TextBlock, width: Double? = nil, color: RGBA, shadows: [DisplayShadow] = [],
    decoration: TextDecoration? = nil
  ) {
    self.block = block
    self.width = width
    self.color = color
    self.shadows = shadows
    self.decoration = decoration
  }
}

extension DisplayText {
  /// Returns the box of the lines, on both sides of the width where a line overflows it.
  package func box(at origin: Point, _ metrics: TextMetrics) -> Rect {
    let width = width ?? metrics.size.width
    let overflow = max(0, metrics.size.width - width)
    return Rect(
      x: origin.x - overflow, y: origin.y, width: width + 2 * overflow, height: metrics.size.height)
  }
}

/// The decoration lines of a text.
public struct TextDecoration: Sendable, Hashable {
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether the text is overlined.
  public var isOverlined: Bool
  /// Whether the text is struck through.
  public var isStruckThrough: Bool
  /// The style of the lines.
  public var style: TextDecorationStyle
  /// The color, or `nil` for the color of the text.
  public var color: RGBA?
  /// The thickness of the lines in px, or `nil` for the font's.
  public var thickness: Double?

  /// Creates decoration lines.
  public init(
    isUnderlined: Bool = false, isOverlined: Bool = false, isStruckThrough: Bool = false,
    style: TextDecorationStyle = .solid, color: RGBA? = nil, thickness: Double? = nil
  ) {
    self.isUnderlined = isUnderlined
    self.isOverlined = isOverlined
    self.isStruckThrough = isStruckThrough
    self.style = style
    self.color = color
    self.thickness = thickness
  }
}
