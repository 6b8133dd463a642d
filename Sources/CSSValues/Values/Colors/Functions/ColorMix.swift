// SPDX-License-Identifier: Apache-2.0

/// The arguments of `color-mix()`: colors with their percentages.
///
/// Defined by [CSS Color 5, section 3](https://drafts.csswg.org/css-color-5/#color-mix).
public struct ColorMix: Sendable, Hashable {
  /// The interpolation method, or `nil` if it is omitted, which means Oklab.
  public var method: ColorInterpolationMethod?
  /// The colors to mix, at least one.
  public var parts: [Part]

  /// A color with its percentage.
  public struct Part: Sendable, Hashable {
    /// The color.
    public var color: SpecifiedColor
    /// The percentage, or `nil` if it is omitted.
    public var percentage: ColorComponent?
  }
}

extension ColorMix: CustomStringConvertible {
  /// The CSS text of the function, without the default `in oklab`.
  ///
  /// Percentages are omitted if all colors have equal shares of 100%. Otherwise each color has a
  /// percentage, even if the style sheet omits it, unless any percentage is a calculation.
  ///
  /// Defined by [CSS Color 5, section 12.1](https://drafts.csswg.org/css-color-5/#serial-color-mix).
  public var description: String {
    var texts = method.flatMap { $0 == .oklab ? nil : [$0.description] } ?? []
    texts += zip(parts, serializedPercentages).map { part, percentage in
      percentage.map { "\(part.color) \($0)" } ?? part.color.description
    }
    return "color-mix(\(texts.joined(separator: ", ")))"
  }

  private var serializedPercentages: [ColorComponent?] {
    let percentages = parts.map(\.percentage)
    var numbers: [Double?] = []
    for percentage in percentages {
      switch percentage {
      case .percentage(let number)?: numbers.append(number)
      case nil: numbers.append(nil)
      default: return percentages
      }
    }
    let all = completed(numbers, total: 100)
    let share = 100 / Double(parts.count)
    if all.allSatisfy({ abs($0 - share) < 1e-9 }) { return parts.map { _ in nil } }
    return all.map { .percentage($0) }
  }

  /// Returns the shares of the colors.
  ///
  /// Omitted shares divide the rest of the total equally.
  private func completed(_ shares: [Double?], total: Double) -> [Double] {
    let stated = shares.compactMap { $0 }
    let remainder = max(0, total - stated.reduce(0, +))
    return shares.map { $0 ?? remainder / Double(shares.count - stated.count) }
  }
}

extension ColorMix: ColorExpression {
  /// Returns the mixed color, or `nil` if a color or a percentage cannot be resolved yet.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    var colors: [CSSColor] = []
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

  /// Returns the share of each color, with a sum of 1, and a factor for the opacity of the mixture.
  ///
  /// Defined by [CSS Color 5, section 3.1](https://drafts.csswg.org/css-color-5/#color-mix-percent-norm).
  private func normalized(_ weights: [Double?]) -> (weights: [Double], opacity: Double) {
    let all = completed(weights, total: 1)
    let total = all.reduce(0, +)
    guard total > 0 else { return (all, 0) }
    // The rounding error of the sum must not make a color transparent.
    return (all.map { $0 / total }, total > 1 - 1e-9 ? 1 : total)
  }

  private func mixture(
    of colors: [CSSColor], weights: (weights: [Double], opacity: Double)
  ) -> CSSColor {
    let method = method ?? .oklab
    let space = method.space.isLegacy ? ColorSpace.srgb : method.space
    guard var mixture = colors.first, weights.opacity > 0 else {
      return CSSColor.transparent.converted(to: method.space).converted(to: space)
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

  /// Returns the function with every color and percentage computed.
  func computed(in context: ComputationContext) -> ColorMix {
    ColorMix(method: method, parts: parts.map { $0.computed(in: context) })
  }
}

extension ColorMix.Part {
  /// Returns the part with its color and percentage computed.
  ///
  /// The percentage is clamped to 0...100.
  ///
  /// Defined by [CSS Values 4, section 10.12](https://drafts.csswg.org/css-values-4/#calc-range).
  fileprivate func computed(in context: ComputationContext) -> Self {
    var percentage = percentage?.computed(in: context)
    if case .percentage(let number) = percentage {
      percentage = .percentage(min(max(number, 0), 100))
    }
    return Self(color: color.computed(in: context), percentage: percentage)
  }
}
