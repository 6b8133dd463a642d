// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// Returns the computed width of a border or an outline.
  ///
  /// `thin`, `medium` and `thick` are 1, 3 and 5 px. A width above zero is rounded down to
  /// whole device pixels, but not below a single one.
  ///
  /// Defined by [CSS Backgrounds 3, section 3.3](https://drafts.csswg.org/css-backgrounds-3/#border-width) and
  /// [CSS Values 4, section 6.1](https://drafts.csswg.org/css-values-4/#snap-a-length-as-a-border-width).
  func computedLineWidth(in context: ComputationContext) -> CSSValue {
    let value: CSSValue =
      switch self {
      case .keyword(.thin): .length(Length(1))
      case .keyword(.medium): .length(Length(3))
      case .keyword(.thick): .length(Length(5))
      default: computedNumber(in: context)
      }
    guard case .length(let length) = value, let pixels = length.pixels, context.resolution > 0
    else { return value }
    let dots = pixels * context.resolution
    guard dots > 0, dots < 0x1p52 else { return value }
    // Keep whole values whole despite the rounding errors of the division and multiplication.
    let whole = (dots + dots.ulp * 2).rounded(.down)
    return .length(Length(max(whole, 1) / context.resolution))
  }
}
