// SPDX-License-Identifier: Apache-2.0

extension SpecifiedColor {
  /// Whether the color has a notation from before Color 4, for which gradients keep to sRGB, or is one of ``ColorSpace/hsv``.
  ///
  /// Defined by [CSS Color 4, section 12.1](https://drafts.csswg.org/css-color-4/#interpolation-space).
  var isLegacy: Bool {
    switch self {
    case .color(let color): color.space.isLegacy
    case .named, .currentColor, .system, .adjusted, .toolbar: true
    case .lightDark(let light, let dark): light.isLegacy && dark.isLegacy
    case .function(let function):
      function.space == .hsv || function.origin == nil && function.space.isLegacy
    case .mix, .contrast, .profiled: false
    }
  }
}
