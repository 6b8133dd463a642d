// SPDX-License-Identifier: Apache-2.0

/// The arguments of `color-mix()`: colors, and how much of each.
///
/// Defined by [CSS Color 5, section 3](https://drafts.csswg.org/css-color-5/#color-mix).
public struct ColorMix: Sendable, Hashable {
  /// Where the colors are mixed; nil where nothing is written, which means Oklab.
  public var method: ColorInterpolationMethod?
  /// The colors; never empty.
  public var parts: [Part]

  /// A color and how much of it.
  public struct Part: Sendable, Hashable {
    /// The color.
    public var color: SpecifiedColor
    /// How much of it, as a percentage; nil where nothing is written.
    public var percentage: ColorComponent?
  }
}

extension ColorMix: CustomStringConvertible {
  /// The function as CSS writes it; of two percentages that make 100% only the first, and none where both are 50%.
  ///
  /// Defined by [CSS Color 5, section 12.1](https://drafts.csswg.org/css-color-5/#serial-color-mix).
  public var description: String {
    var texts = method.map { [$0.description] } ?? []
    var percentages = parts.map(\.percentage)
    if parts.count == 2 { percentages = shortened(percentages[0], percentages[1]) }
    texts += zip(parts, percentages).map { part, percentage in
      percentage.map { "\(part.color) \($0)" } ?? part.color.description
    }
    return "color-mix(\(texts.joined(separator: ", ")))"
  }

  private func shortened(
    _ first: ColorComponent?, _ second: ColorComponent?
  ) -> [ColorComponent?] {
    switch (first, second) {
    case (.percentage(let first), nil): return [first == 50 ? nil : .percentage(first), nil]
    case (nil, .percentage(let second)):
      return [second == 50 ? nil : .percentage(100 - second), nil]
    case (.percentage(let first), .percentage(let second)) where first + second == 100:
      return [first == 50 ? nil : .percentage(first), nil]
    default: return [first, second]
    }
  }
}

extension ColorMix {
  /// The mixture; nil while a color or a percentage depends on what is not known.
  func color(in context: ComputationContext?, currentColor: Color?) -> Color? {
    var colors: [Color] = []
    var weights: [Double?] = []
    for part in parts {
      guard let color = part.color.color(in: context, currentColor: currentColor) else {
        return nil
      }
      colors.append(color)
      var weight: Double?
      if let percentage = part.percentage {
        guard let value = percentage.opacity(in: context) else { return nil }
        weight = min(max(value, 0), 1)
      }
      weights.append(weight)
    }
    return mixture(of: colors, weights: normalized(weights))
  }

  /// How much of each color there is in the mixture, 1 for all, and what its opacity is multiplied with.
  ///
  /// Defined by [CSS Color 5, section 3.1](https://drafts.csswg.org/css-color-5/#color-mix-percent-norm).
  private func normalized(_ weights: [Double?]) -> (weights: [Double], opacity: Double) {
    let stated = weights.compactMap { $0 }
    let rest = max(0, 1 - stated.reduce(0, +))
    let share = rest / Double(max(1, weights.count - stated.count))
    let all = weights.map { $0 ?? share }
    let total = all.reduce(0, +)
    guard total > 0 else { return (all, 0) }
    // What sums lose must not make a color transparent.
    return (all.map { $0 / total }, total > 1 - 1e-9 ? 1 : total)
  }

  private func mixture(
    of colors: [Color], weights: (weights: [Double], opacity: Double)
  ) -> Color {
    let method = method ?? .oklab
    let space = method.space.isLegacy ? ColorSpace.srgb : method.space
    guard var mixture = colors.first, weights.opacity > 0 else {
      return Color(space, 0, 0, 0, alpha: 0)
    }
    var weight = weights.weights[0]
    mixture = mixture.converted(to: method.space)
    for (color, next) in zip(colors, weights.weights).dropFirst() {
      weight += next
      let progress = weight > 0 ? next / weight : 1
      mixture = .interpolated(from: mixture, to: color, at: progress, in: method)
    }
    let color = mixture.converted(to: space)
    return color.missing.contains(.alpha) ? color : color.withAlpha(color.alpha * weights.opacity)
  }

  /// The function with every color and percentage computed.
  func computed(in context: ComputationContext) -> ColorMix {
    ColorMix(
      method: method,
      parts: parts.map {
        Part(
          color: $0.color.computed(in: context), percentage: $0.percentage?.computed(in: context))
      })
  }
}
