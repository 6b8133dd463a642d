// SPDX-License-Identifier: Apache-2.0

/// The color scheme of an element: light or dark.
///
/// Defined by [CSS Color Adjust 1, section 2](https://drafts.csswg.org/css-color-adjust-1/#preferred).
public enum CSSColorScheme: UInt8, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
