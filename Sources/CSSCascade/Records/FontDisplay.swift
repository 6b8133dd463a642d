// SPDX-License-Identifier: Apache-2.0

/// The rendering of text while its font is not loaded.
///
/// Defined by [CSS Fonts 4, section 11.1](https://drafts.csswg.org/css-fonts-4/#font-display-desc).
public enum FontDisplay: String, Sendable, Hashable, CaseIterable {
  /// The program chooses.
  case auto
  /// Text is invisible for a short time, then in a fallback font, then in this font.
  case block
  /// Text is in a fallback font, then in this font.
  case swap
  /// Text is in a fallback font almost at once, and in this font if it loads soon.
  case fallback
  /// Text is in a fallback font unless this font is available at once.
  case optional
}
