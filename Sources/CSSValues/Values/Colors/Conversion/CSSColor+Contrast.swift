// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// The relative luminance in sRGB, from 0 for black to 1 for white, regardless of the opacity.
  ///
  /// Defined by [WCAG 2.2](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
  public var relativeLuminance: Double {
    let color = mapped(to: .srgb).clipped(to: .srgbLinear)
    return 0.2126 * color.first + 0.7152 * color.second + 0.0722 * color.third
  }

  /// Returns the contrast ratio between this color and another, from 1 for none to 21.
  ///
  /// ```swift
  /// CSSColor.black.contrast(with: .white)     // 21
  /// ```
  ///
  /// Defined by [WCAG 2.2](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
  public func contrast(with other: CSSColor) -> Double {
    let luminances = [relativeLuminance, other.relativeLuminance].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }
}
