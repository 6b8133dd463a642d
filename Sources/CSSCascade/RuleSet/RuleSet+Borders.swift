// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// Borders and outlines.
extension RuleSet {
  /// The color of the top border.
  public var borderTopColor: CSSColor? { color(of: .borderTopColor) }
  /// The color of the right border.
  public var borderRightColor: CSSColor? { color(of: .borderRightColor) }
  /// The color of the bottom border.
  public var borderBottomColor: CSSColor? { color(of: .borderBottomColor) }
  /// The color of the left border.
  public var borderLeftColor: CSSColor? { color(of: .borderLeftColor) }
  /// The line style of the top border.
  public var borderTopStyle: BorderStyle? { value(.borderTopStyle) }
  /// The line style of the right border.
  public var borderRightStyle: BorderStyle? { value(.borderRightStyle) }
  /// The line style of the bottom border.
  public var borderBottomStyle: BorderStyle? { value(.borderBottomStyle) }
  /// The line style of the left border.
  public var borderLeftStyle: BorderStyle? { value(.borderLeftStyle) }
  /// The width of the top border in px.
  public var borderTopWidth: Double? { pixels(.borderTopWidth) }
  /// The width of the right border in px.
  public var borderRightWidth: Double? { pixels(.borderRightWidth) }
  /// The width of the bottom border in px.
  public var borderBottomWidth: Double? { pixels(.borderBottomWidth) }
  /// The width of the left border in px.
  public var borderLeftWidth: Double? { pixels(.borderLeftWidth) }
  /// The radii of the top left corner.
  public var borderTopLeftRadius: CornerRadius? { value(.borderTopLeftRadius) }
  /// The radii of the top right corner.
  public var borderTopRightRadius: CornerRadius? { value(.borderTopRightRadius) }
  /// The radii of the bottom left corner.
  public var borderBottomLeftRadius: CornerRadius? { value(.borderBottomLeftRadius) }
  /// The radii of the bottom right corner.
  public var borderBottomRightRadius: CornerRadius? { value(.borderBottomRightRadius) }
  /// The color of the outline.
  public var outlineColor: CSSColor? { color(of: .outlineColor) }
  /// The width of the outline in px.
  public var outlineWidth: Double? { pixels(.outlineWidth) }
  /// The distance from the border edge to the outline in px.
  public var outlineOffset: Double? { pixels(.outlineOffset) }

  /// Returns a length in px, or `nil` if it depends on unknown context.
  func pixels(_ property: Property) -> Double? {
    guard case .length(let length) = self[property] else { return nil }
    return length.pixels
  }
}
