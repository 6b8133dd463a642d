// SPDX-License-Identifier: Apache-2.0

extension SpecifiedColor: InterpolableValue {
  /// Returns the interpolation of two computed colors, or a `color-mix()` if either of them depends
  /// on `currentcolor`.
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
