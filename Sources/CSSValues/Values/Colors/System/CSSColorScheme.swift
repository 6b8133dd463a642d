// SPDX-License-Identifier: Apache-2.0

/// Whether an element is drawn light or dark.
///
/// Defined by [CSS Color Adjust 1, section 2](https://drafts.csswg.org/css-color-adjust-1/#preferred).
public enum CSSColorScheme: UInt8, Sendable, Hashable, CaseIterable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
