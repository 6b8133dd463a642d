// SPDX-License-Identifier: Apache-2.0

/// What text looks like as long as its font is not loaded.
///
/// Defined by [CSS Fonts 4, section 11.1](https://drafts.csswg.org/css-fonts-4/#font-display-desc).
public enum FontDisplay: String, Sendable, Hashable, CaseIterable {
  /// As the program likes it.
  case auto
  /// Nothing for a while, then another font, then this one.
  case block
  /// Another font, then this one.
  case swap
  /// Another font nearly at once, and this one if it comes soon.
  case fallback
  /// Another font, unless this one is there at once.
  case optional
}
