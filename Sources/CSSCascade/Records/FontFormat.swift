// SPDX-License-Identifier: Apache-2.0

/// The file format of a font.
///
/// Defined by [`<font-format>`](https://drafts.csswg.org/css-fonts-4/#font-format-values).
public enum FontFormat: String, Sendable, Hashable, CaseIterable {
  /// An OpenType collection.
  case collection
  /// Embedded OpenType.
  case embeddedOpenType = "embedded-opentype"
  /// OpenType.
  case openType = "opentype"
  /// SVG.
  case svg
  /// TrueType.
  case trueType = "truetype"
  /// WOFF 1.0.
  case woff
  /// WOFF 2.0.
  case woff2
}
