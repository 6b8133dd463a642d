// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text with its colors, as it is painted.
public struct DisplayText: Sendable, Hashable {
  /// What is laid out.
  public var block: TextBlock
  /// The width in px that lines are broken and aligned in; nil for lines as long as they are.
  public var width: Double?
  /// The color.
  public var color: RGBA
  /// The shadows, topmost first.
  public var shadows: [DisplayShadow]
  /// The lines with the text.
  public var decoration: TextDecoration?

  /// A text by its parts.
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
  package func box(at origin: Point, _ measure: TextMeasure) -> Rect {
    let width = width ?? measure.size.width
    let overflow = max(0, measure.size.width - width)
    return Rect(
      x: origin.x - overflow, y: origin.y, width: width + 2 * overflow, height: measure.size.height)
  }
}

/// The lines that are drawn with a text.
public struct TextDecoration: Sendable, Hashable {
  /// Whether there is a line below.
  public var isUnderlined: Bool
  /// Whether there is a line above.
  public var isOverlined: Bool
  /// Whether there is a line through it.
  public var isStruckThrough: Bool
  /// How the lines look.
  public var style: TextDecorationStyle
  /// The color; nil for the text's.
  public var color: RGBA?
  /// How thick the lines are in px; nil for what the font says.
  public var thickness: Double?

  /// Lines by their places.
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
