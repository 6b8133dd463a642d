// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Values for views: combinations of several properties, with fallbacks for undeclared ones.
extension RuleSet {
  /// The default font size in px.
  package static let systemFontSize = 14.0

  /// The font.
  ///
  /// Undeclared properties fall back to the sans-serif family, 14px, and normal weight, style and
  /// stretch.
  public var font: CSSFont {
    CSSFont(
      families: fontFamily ?? [.generic(.sansSerif)], size: fontSize ?? Self.systemFontSize,
      weight: fontWeight ?? .normal, style: fontStyle ?? .normal,
      stretch: fontStretch ?? .normal, variations: fontVariationSettings ?? [],
      features: fontFeatureSettings ?? [])
  }

  /// The topmost shadow of the text, or `nil` for none.
  public var textShadow: Shadow? { textShadows?.first }

  /// The horizontal text alignment: left unless `text-align` is `center` or `right`.
  public var textAlignment: TextAlignment {
    switch textAlign {
    case .center: .center
    case .right: .right
    default: .left
    }
  }

  /// Whether `visibility` is `hidden`.
  public var isHidden: Bool { visibility == .hidden }

  /// The vertical alignment of content: top unless `vertical-align` is `middle` or `bottom`.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    switch verticalAlign {
    case .middle: .center
    case .bottom: .bottom
    default: .top
    }
  }

  /// The horizontal alignment of content, determined by the `auto` margins.
  ///
  /// An `auto` left margin aligns content to the right, and two `auto` margins center it. Otherwise
  /// it is aligned to the left.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    switch (marginLeft, marginRight) {
    case (.auto, .auto): .center
    case (.auto, _): .right
    default: .left
    }
  }

  /// The width and height, `auto` if undeclared.
  public var size: BoxSize { BoxSize(width: width ?? .auto, height: height ?? .auto) }

  /// The left and top edge, `auto` if undeclared.
  public var origin: BoxOrigin { BoxOrigin(left: left ?? .auto, top: top ?? .auto) }
}
