// SPDX-License-Identifier: Apache-2.0

/// A font without unresolved values: the result of the font properties of a rule set.
///
/// ```swift
/// let font = CSSFont(families: [.named("Helvetica"), .generic(.sansSerif)], size: 14, weight: .bold)
/// font.description        // "bold 14px Helvetica, sans-serif"
/// ```
public struct CSSFont: Sendable, Hashable {
  /// The families, in order of preference.
  public var families: [FontFamily]
  /// The size in px.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// The style: normal, italic or oblique.
  public var style: FontStyle
  /// The width of the selected face.
  public var stretch: FontStretch
  /// The positions on the axes of a variable font, in addition to weight, width and slant.
  public var variations: [FontVariation]
  /// The OpenType features that are switched on or off.
  public var features: [FontFeature]

  /// Creates a font from one or more families.
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
  /// The font as the value of the `font` property.
  ///
  /// The property cannot express the stretch, the variations and the features, so they are omitted.
  public var description: String {
    var parts: [String] = []
    if style != .normal { parts.append(style.description) }
    if weight != .normal { parts.append(weight == .bold ? "bold" : weight.description) }
    parts.append(Length(size).description)
    parts.append(families.cssValue.description)
    return parts.joined(separator: " ")
  }
}
