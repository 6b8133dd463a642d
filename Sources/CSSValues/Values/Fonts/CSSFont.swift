// SPDX-License-Identifier: Apache-2.0

/// A font with nothing left to resolve: what a rule set's font properties come to.
///
/// ```swift
/// let font = CSSFont(families: [.named("Helvetica"), .generic(.sansSerif)], size: 14, weight: .bold)
/// font.description        // "bold 14px Helvetica, sans-serif"
/// ```
public struct CSSFont: Sendable, Hashable {
  /// The families, best first.
  public var families: [FontFamily]
  /// The size in px.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// Upright, italic or slanted.
  public var style: FontStyle
  /// How wide a face is chosen.
  public var stretch: FontStretch
  /// Where on its axes a variable font is, on top of what the weight, width and slant say.
  public var variations: [FontVariation]
  /// The features of the font that are switched on or off.
  public var features: [FontFeature]

  /// A font of one or more families.
  public init(
    families: [FontFamily], size: Double, weight: FontWeight = .normal, style: FontStyle = .normal,
    stretch: FontStretch = .normal, variations: [FontVariation] = [], features: [FontFeature] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.style = style
    self.stretch = stretch
    self.variations = variations
    self.features = features
  }
}

extension CSSFont: CustomStringConvertible {
  /// The font as the value of the `font` property; what that cannot say is left out: width, variations and features.
  public var description: String {
    var parts: [String] = []
    if style != .normal { parts.append(style.description) }
    if weight != .normal { parts.append(weight == .bold ? "bold" : weight.description) }
    parts.append(Length(size).description)
    parts.append(families.cssValue.description)
    return parts.joined(separator: " ")
  }
}
