// SPDX-License-Identifier: Apache-2.0

extension SpecifiedColor: CombinableValue {
  static func combined(
    from start: SpecifiedColor, to end: SpecifiedColor, by procedure: CombiningProcedure
  ) -> SpecifiedColor? {
    combined(from: start, to: end, by: procedure, in: nil)
  }

  /// Returns the combination of two computed colors, or a `color-mix()` if either of them depends on
  /// `currentcolor`.
  ///
  /// A mixture does not overshoot. A color that depends on `currentcolor` has no sum.
  ///
  /// Defined by [CSS Color 4, section 12](https://drafts.csswg.org/css-color-4/#interpolation).
  static func combined(
    from start: SpecifiedColor, to end: SpecifiedColor, by procedure: CombiningProcedure,
    in method: ColorInterpolationMethod?
  ) -> SpecifiedColor? {
    if procedure.progress != nil, start == end { return start }
    if let first = start.absolute, let second = end.absolute {
      return .color(CSSColor.combined(from: first, to: second, by: procedure, in: method).limited)
    }
    guard let progress = procedure.progress else { return nil }
    guard progress > 0, progress < 1 else { return progress > 0 ? end : start }
    let isLegacy = [start, end].allSatisfy { $0.absolute?.space.isLegacy ?? !$0.isMixed }
    let percentage = progress * 100
    return .mix(
      ColorMix(
        method: method ?? .init(space: isLegacy ? .srgb : .oklab),
        parts: [
          .init(color: start, percentage: .percentage(100 - percentage)),
          .init(color: end, percentage: .percentage(percentage)),
        ]))
  }
}

extension SpecifiedColor {
  /// Whether the color is a mixture, which is not a legacy color.
  private var isMixed: Bool { if case .mix = self { true } else { false } }
}

extension CSSColor {
  /// The color with its components clamped to their ranges, which an overshoot may have left.
  fileprivate var limited: CSSColor {
    if space.isLegacy { return self }
    func limited(_ index: Int) -> Double {
      guard let range = space.channel(index).range else { return self[index] }
      return min(max(self[index], range.lowerBound), range.upperBound)
    }
    return CSSColor(space, limited(0), limited(1), limited(2), alpha: alpha, missing: missing)
  }
}
