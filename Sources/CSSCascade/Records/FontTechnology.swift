// SPDX-License-Identifier: Apache-2.0

/// A technology that a program must support to use a font.
///
/// Defined by [`<font-tech>`](https://drafts.csswg.org/css-fonts-4/#font-tech-values).
public enum FontTechnology: String, Sendable, Hashable, CaseIterable {
  /// OpenType features.
  case openTypeFeatures = "features-opentype"
  /// Apple Advanced Typography features.
  case appleFeatures = "features-aat"
  /// Graphite features.
  case graphiteFeatures = "features-graphite"
  /// Layered color glyphs, version 0 of the `COLR` table.
  case layeredColors = "color-colrv0"
  /// Color glyphs with gradients, version 1 of the `COLR` table.
  case gradientColors = "color-colrv1"
  /// SVG glyphs.
  case svgColors = "color-svg"
  /// Bitmap glyphs in the `sbix` table.
  case appleBitmapColors = "color-sbix"
  /// Bitmap glyphs in the `CBDT` table.
  case googleBitmapColors = "color-cbdt"
  /// Variation axes.
  case variations
  /// Color palettes.
  case palettes
  /// Incremental font transfer.
  case incremental
}
