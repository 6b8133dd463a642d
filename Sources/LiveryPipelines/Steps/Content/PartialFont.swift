// SPDX-License-Identifier: Apache-2.0
public import CSSValues
import LiveryDisplay

/// The parts of a font that a step specifies; the others are inherited from the current font.
///
/// ```swift
/// let bold = PartialFont(size: 15, weight: .bold)
/// bold.applied(to: nil).description       // "bold 15px sans-serif"
/// ```
public struct PartialFont: Sendable, Hashable {
  /// The style, or `nil` to inherit it.
  public var style: FontStyle?
  /// The weight, or `nil` to inherit it.
  public var weight: FontWeight?
  /// The stretch, or `nil` to inherit it.
  public var stretch: FontStretch?
  /// The size in px, or `nil` to inherit it.
  public var size: Double?
  /// The families in order of preference, or an empty array to inherit them.
  public var families: [FontFamily]
  /// The axis values of a variable font, or `nil` to inherit them.
  public var variations: [FontVariation]?
  /// The OpenType features, or `nil` to inherit them.
  public var features: [FontFeature]?

  /// Creates a font from the specified parts.
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
  /// Returns a font with these parts, and the others of a font or of the system font.
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
  /// The default font: 14 px sans-serif.
  public static let system = CSSFont(families: [.generic(.sansSerif)], size: 14)
}
