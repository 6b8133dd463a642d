// SPDX-License-Identifier: Apache-2.0

/// What a program must understand to use a font.
///
/// Defined by [`<font-tech>`](https://drafts.csswg.org/css-fonts-4/#font-tech-values).
public enum FontTechnology: String, Sendable, Hashable, CaseIterable {
  /// The features of OpenType.
  case openTypeFeatures = "features-opentype"
  /// The features of Apple Advanced Typography.
  case appleFeatures = "features-aat"
  /// The features of Graphite.
  case graphiteFeatures = "features-graphite"
  /// Layered colors, version 0 of the table `COLR`.
  case layeredColors = "color-colrv0"
  /// Colors with gradients, version 1 of the table `COLR`.
  case gradientColors = "color-colrv1"
  /// Glyphs in SVG.
  case svgColors = "color-svg"
  /// Glyphs as pictures in the table `sbix`.
  case appleBitmapColors = "color-sbix"
  /// Glyphs as pictures in the table `CBDT`.
  case googleBitmapColors = "color-cbdt"
  /// Axes of variation.
  case variations
  /// Palettes of colors.
  case palettes
  /// Loading in parts.
  case incremental
}
