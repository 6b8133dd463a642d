// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// What stands around boxes.
extension RuleSet {
  /// The color of the border at the top.
  public var borderTopColor: CSSColor? { color(of: .borderTopColor) }
  /// The color of the border at the right.
  public var borderRightColor: CSSColor? { color(of: .borderRightColor) }
  /// The color of the border at the bottom.
  public var borderBottomColor: CSSColor? { color(of: .borderBottomColor) }
  /// The color of the border at the left.
  public var borderLeftColor: CSSColor? { color(of: .borderLeftColor) }
  /// How the border at the top is drawn.
  public var borderTopStyle: BorderStyle? { value(.borderTopStyle) }
  /// How the border at the right is drawn.
  public var borderRightStyle: BorderStyle? { value(.borderRightStyle) }
  /// How the border at the bottom is drawn.
  public var borderBottomStyle: BorderStyle? { value(.borderBottomStyle) }
  /// How the border at the left is drawn.
  public var borderLeftStyle: BorderStyle? { value(.borderLeftStyle) }
  /// How wide the border at the top is, in px.
  public var borderTopWidth: Double? { pixels(.borderTopWidth) }
  /// How wide the border at the right is, in px.
  public var borderRightWidth: Double? { pixels(.borderRightWidth) }
  /// How wide the border at the bottom is, in px.
  public var borderBottomWidth: Double? { pixels(.borderBottomWidth) }
  /// How wide the border at the left is, in px.
  public var borderLeftWidth: Double? { pixels(.borderLeftWidth) }
  /// How round the corner at the top left is.
  public var borderTopLeftRadius: CornerRadius? { value(.borderTopLeftRadius) }
  /// How round the corner at the top right is.
  public var borderTopRightRadius: CornerRadius? { value(.borderTopRightRadius) }
  /// How round the corner at the bottom left is.
  public var borderBottomLeftRadius: CornerRadius? { value(.borderBottomLeftRadius) }
  /// How round the corner at the bottom right is.
  public var borderBottomRightRadius: CornerRadius? { value(.borderBottomRightRadius) }
  /// The color of the outline.
  public var outlineColor: CSSColor? { color(of: .outlineColor) }
  /// How wide the outline is, in px.
  public var outlineWidth: Double? { pixels(.outlineWidth) }
  /// How far outside of the border the outline stands, in px.
  public var outlineOffset: Double? { pixels(.outlineOffset) }

  /// A length in px; nil where it depends on what is not known.
  func pixels(_ property: Property) -> Double? {
    guard case .length(let length) = self[property] else { return nil }
    return length.pixels
  }
}
