// SPDX-License-Identifier: Apache-2.0

extension SpecifiedColor {
  /// The computed value: the color by its components; `currentcolor` stays.
  ///
  /// Defined by [CSS Color 4, section 14](https://drafts.csswg.org/css-color-4/#resolving-color-values).
  public func computed(in context: ComputationContext) -> SpecifiedColor {
    switch self {
    case .named(let name): .color(Color(name))
    case .color, .currentColor, .profiled: self
    }
  }
}
