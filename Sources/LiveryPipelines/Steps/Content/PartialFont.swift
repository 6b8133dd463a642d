// SPDX-License-Identifier: Apache-2.0
public import CSSValues
import LiveryDisplay

/// The parts of a font that a step states; the others are those of the font around it.
///
/// ```swift
/// let bold = PartialFont(size: 15, weight: .bold)
/// bold.applied(to: nil).description       // "bold 15px sans-serif"
/// ```
public struct PartialFont: Sendable, Hashable {
  /// Upright, italic or slanted; nil for what it is anyway.
  public var style: FontStyle?
  /// The weight; nil for what it is anyway.
  public var weight: FontWeight?
  /// How wide a face is chosen; nil for what it is anyway.
  public var stretch: FontStretch?
  /// The size in px; nil for what it is anyway.
  public var size: Double?
  /// The families, best first; none for what they are anyway.
  public var families: [FontFamily]
  /// Where on its axes a variable font is; nil for where it is anyway.
  public var variations: [FontVariation]?
  /// The features that are switched on or off; nil for what they are anyway.
  public var features: [FontFeature]?

  /// The parts of a font that are stated.
  public init(
    families: [FontFamily] = [], size: Double? = nil, weight: FontWeight? = nil,
    style: FontStyle? = nil, stretch: FontStretch? = nil, variations: [FontVariation]? = nil,
    features: [FontFeature]? = nil
  ) {
    self.style = style
    self.weight = weight
    self.stretch = stretch
    self.size = size
    self.families = families
    self.variations = variations
    self.features = features
  }
}

extension PartialFont {
  /// A font with these parts, and the others of another font; where there is none, of the system's.
  package func applied(to font: CSSFont?) -> CSSFont {
    var font = font ?? .system
    if let style { font.style = style }
    if let weight { font.weight = weight }
    if let stretch { font.stretch = stretch }
    if let size { font.size = max(0, size.limited) }
    if !families.isEmpty { font.families = families }
    if let variations { font.variations = variations }
    if let features { font.features = features }
    return font
  }
}

extension CSSFont {
  /// The font where nobody states one: 14 px, without serifs.
  public static let system = CSSFont(families: [.generic(.sansSerif)], size: 14)
}
