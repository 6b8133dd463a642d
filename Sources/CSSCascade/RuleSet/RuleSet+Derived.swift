// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// What a view takes from a rule set as it is: values made of several properties, with a fallback where none is declared.
extension RuleSet {
  /// The size of the system's font in px, where no sheet declares one.
  public static let systemFontSize = 14.0

  /// The font: the system's family, 14px, normal weight, width and slant where nothing is declared.
  public var font: CSSFont {
    CSSFont(
      families: fontFamily ?? [.generic(.sansSerif)], size: fontSize ?? Self.systemFontSize,
      weight: fontWeight ?? .normal, style: fontStyle ?? .normal,
      stretch: fontStretch ?? .normal, variations: fontVariationSettings ?? [],
      features: fontFeatureSettings ?? [])
  }

  /// The topmost shadow of the text; nil for none.
  public var textShadow: Shadow? { textShadows?.first }

  /// How text is aligned: to the left unless `text-align` says `center` or `right`.
  public var textAlignment: TextAlignment {
    switch textAlign {
    case .center: .center
    case .right: .right
    default: .left
    }
  }

  /// Whether `visibility` is `hidden`.
  public var isHidden: Bool { visibility == .hidden }

  /// Where content stands in its height: at the top unless `vertical-align` says `middle` or `bottom`.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    switch verticalAlign {
    case .middle: .center
    case .bottom: .bottom
    default: .top
    }
  }

  /// Where content stands in its width, by which of the margins at its sides is `auto`.
  ///
  /// A left margin that is `auto` pushes content to the right, both center it; else it stands at the left.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    switch (marginLeft, marginRight) {
    case (.auto, .auto): .center
    case (.auto, _): .right
    default: .left
    }
  }

  /// The width and height, `auto` where nothing is declared.
  public var size: BoxSize { BoxSize(width: width ?? .auto, height: height ?? .auto) }

  /// The left and top edge, `auto` where nothing is declared.
  public var origin: BoxOrigin { BoxOrigin(left: left ?? .auto, top: top ?? .auto) }
}
