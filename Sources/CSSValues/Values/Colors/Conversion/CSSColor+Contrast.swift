// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// How bright the color is on a screen of sRGB, from 0 for black to 1 for white; its opacity does not count.
  ///
  /// Defined by [WCAG 2.2](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
  public var relativeLuminance: Double {
    let color = mapped(to: .srgb).clipped(to: .srgbLinear)
    return 0.2126 * color.first + 0.7152 * color.second + 0.0722 * color.third
  }

  /// How well text in this color is told from a ground of the other, or the other way around: 1 for not at all to 21.
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
