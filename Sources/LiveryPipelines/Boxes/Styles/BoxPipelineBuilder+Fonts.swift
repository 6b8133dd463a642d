// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension BoxPipelineBuilder {
  /// Returns a font completed by the style.
  ///
  /// Stretch, variations and features apply only if they differ from the initial values.
  func completed(_ font: PartialFont) -> PartialFont {
    var font = font
    font.style = font.style ?? declared(.fontStyle, as: FontStyle.self)
    font.weight = font.weight ?? declared(.fontWeight, as: FontWeight.self)
    font.size = font.size ?? (declared(.fontSize) == nil ? nil : style.fontSize.boundedSerialized)
    if font.families.isEmpty { font.families = declared(.fontFamily, as: [FontFamily].self) ?? [] }
    if font.stretch == nil, let stretch = declared(.fontStretch, as: FontStretch.self),
      stretch != .normal
    {
      font.stretch = FontStretch(percentage: stretch.percentage.boundedSerialized)
    }
    font.variations = font.variations ?? variations
    font.features = font.features ?? features
    return font
  }

  private var variations: [FontVariation]? {
    guard let settings = declared(.fontVariationSettings, as: [FontVariation].self) else {
      return nil
    }
    return settings.isEmpty
      ? nil : settings.map { FontVariation($0.tag, $0.value.boundedSerialized) }
  }

  /// The features of `font-kerning`, `font-variant` and `font-feature-settings`; the last wins.
  ///
  /// Defined by [CSS Fonts 4, section 7.2](https://drafts.csswg.org/css-fonts-4/#feature-precedence).
  private var features: [FontFeature]? {
    let settings = declared(.fontFeatureSettings, as: [FontFeature].self) ?? []
    let variants = FontVariant.properties.flatMap { property in
      sequence(property).compactMap(\.keywordName).flatMap {
        FontVariant.features(of: $0, property)
      }
    }
    let features =
      variants.filter { variant in !settings.contains { $0.tag == variant.tag } }
      + settings
    return features.isEmpty ? nil : features
  }
}

/// The font features that CSS keywords enable or disable.
///
/// Defined by [CSS Fonts 4, section 6](https://drafts.csswg.org/css-fonts-4/#font-rend-props).
private enum FontVariant {
  /// The properties with such keywords.
  static let properties: [Property] = [
    .fontKerning, .fontVariantLigatures, .fontVariantPosition, .fontVariantCaps,
    .fontVariantNumeric, .fontVariantEastAsian,
  ]

  /// Returns the features of a keyword, or an empty array for a keyword without effect.
  static func features(of keyword: String, _ property: Property) -> [FontFeature] {
    if keyword == "none" {
      let tags = property == .fontKerning ? ["kern"] : ["liga", "clig", "dlig", "hlig", "calt"]
      return tags.map { FontFeature($0, 0) }
    }
    let isOff = keyword.hasPrefix("no-")
    let name = isOff ? String(keyword.dropFirst(3)) : keyword
    return (tags[name] ?? []).map { FontFeature($0, isOff ? 0 : 1) }
  }

  private static let tags: [String: [String]] = [
    "common-ligatures": ["liga", "clig"], "discretionary-ligatures": ["dlig"],
    "historical-ligatures": ["hlig"], "contextual": ["calt"], "sub": ["subs"], "super": ["sups"],
    "small-caps": ["smcp"], "all-small-caps": ["smcp", "c2sc"], "petite-caps": ["pcap"],
    "all-petite-caps": ["pcap", "c2pc"], "unicase": ["unic"], "titling-caps": ["titl"],
    "lining-nums": ["lnum"], "oldstyle-nums": ["onum"], "proportional-nums": ["pnum"],
    "tabular-nums": ["tnum"], "diagonal-fractions": ["frac"], "stacked-fractions": ["afrc"],
    "ordinal": ["ordn"], "slashed-zero": ["zero"], "jis78": ["jp78"], "jis83": ["jp83"],
    "jis90": ["jp90"], "jis04": ["jp04"], "simplified": ["smpl"], "traditional": ["trad"],
    "full-width": ["fwid"], "proportional-width": ["pwid"], "ruby": ["ruby"],
  ]
}
