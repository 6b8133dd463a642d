// SPDX-License-Identifier: Apache-2.0

extension SpecifiedColor: InterpolableValue {
  /// The color on the way from one computed color to another; with `currentcolor` in one of them, a `color-mix()` of the two.
  static func interpolated(
    from start: SpecifiedColor, to end: SpecifiedColor, at progress: Double
  ) -> SpecifiedColor? {
    if let first = start.absolute, let second = end.absolute {
      return .color(.interpolated(from: first, to: second, at: progress))
    }
    let isLegacy = [start, end].allSatisfy { $0.absolute?.space.isLegacy ?? true }
    let percentage = min(max(progress, 0), 1) * 100
    return .mix(
      ColorMix(
        method: .init(space: isLegacy ? .srgb : .oklab),
        parts: [
          .init(color: start, percentage: .percentage(100 - percentage)),
          .init(color: end, percentage: .percentage(percentage)),
        ]))
  }
}
