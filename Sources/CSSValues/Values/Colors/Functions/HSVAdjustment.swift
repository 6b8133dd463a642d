// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A color with another hue, saturation and value: `hsv-multiply()`, `hsv-add()`, `highlight()` or `shadow-of()`.
///
/// The color is converted to sRGB first. What comes out is a color of ``ColorSpace/hsv`` with the same opacity, and is brought
/// into no range, so that the next function takes it as it is:
///
/// ```css
/// hsv-multiply(#6d84a2, 1, 1.6, .97)      /* hsv(213.962264 0.523457 0.616235) */
/// hsv-multiply(#6d84a2, 0, 0, 1.2)        /* a lighter gray */
/// hsv-add(#0a0a0a, 0, 0, .2)              /* hsv(0 0 0.239216) */
/// highlight(#6d84a2)                      /* hsv-multiply(#6d84a2, 1, .4, 1.2) */
/// ```
public struct HSVAdjustment: Sendable, Hashable {
  /// The color that is adjusted.
  public var color: SpecifiedColor
  /// What is done with it.
  public var operation: Operation

  /// What is done with hue, saturation and value.
  public enum Operation: Sendable, Hashable {
    /// `hsv-multiply()`: each is multiplied.
    case multiply(Amounts)
    /// `hsv-add()`: something is added to each.
    case add(Amounts)
    /// `highlight()`: the saturation times 0.4, and the value times 1.2.
    case highlight
    /// `shadow-of()`: the saturation times 0.6, and the value times 0.6.
    case shadow
  }

  /// Three numbers, each plain or a calculation: factors, or what is added.
  public struct Amounts: Sendable, Hashable {
    /// The number for the hue, which counts in degrees.
    public var hue: ColorComponent
    /// The number for the saturation, of which 1 is all.
    public var saturation: ColorComponent
    /// The number for the value, of which 1 is all.
    public var value: ColorComponent
  }
}

extension HSVAdjustment: CustomStringConvertible {
  /// The function as CSS writes it.
  public var description: String {
    switch operation {
    case .multiply(let amounts): "hsv-multiply(\(color), \(amounts.text))"
    case .add(let amounts): "hsv-add(\(color), \(amounts.text))"
    case .highlight: "highlight(\(color))"
    case .shadow: "shadow-of(\(color))"
    }
  }
}

extension HSVAdjustment: ColorExpression {
  /// Reads `<color>`.
  static func parse(
    _ cursor: inout TokenCursor, depth: Int, _ operation: Operation
  ) -> HSVAdjustment? {
    SpecifiedColor.parse(&cursor, depth: depth).map {
      HSVAdjustment(color: $0, operation: operation)
    }
  }

  /// Reads `<color> , <number> , <number> , <number>`.
  static func parse(
    _ cursor: inout TokenCursor, depth: Int, _ operation: (Amounts) -> Operation
  ) -> HSVAdjustment? {
    guard let color = SpecifiedColor.parse(&cursor, depth: depth),
      let amounts = Amounts.parse(&cursor)
    else { return nil }
    return HSVAdjustment(color: color, operation: operation(amounts))
  }

  /// The color; nil while it depends on what is not known.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    guard let color = color.color(in: context, currentColor: currentColor) else { return nil }
    switch operation {
    case .multiply(let amounts):
      return amounts.numbers(in: context).map {
        color.multiplied(hue: $0, saturation: $1, value: $2)
      }
    case .add(let amounts):
      return amounts.numbers(in: context).map { color.adding(hue: $0, saturation: $1, value: $2) }
    case .highlight: return color.highlight
    case .shadow: return color.shadow
    }
  }

  /// The function with its color and its numbers computed.
  func computed(in context: ComputationContext) -> HSVAdjustment {
    let operation: Operation =
      switch operation {
      case .multiply(let amounts): .multiply(amounts.computed(in: context))
      case .add(let amounts): .add(amounts.computed(in: context))
      case .highlight, .shadow: operation
      }
    return HSVAdjustment(color: color.computed(in: context), operation: operation)
  }
}

extension HSVAdjustment.Amounts {
  fileprivate var text: String { "\(hue), \(saturation), \(value)" }

  /// Reads `, <number> , <number> , <number>`.
  fileprivate static func parse(_ cursor: inout TokenCursor) -> HSVAdjustment.Amounts? {
    func number() -> ColorComponent? {
      guard cursor.takeComma() else { return cursor.expected("','") }
      return ColorComponent.parse(&cursor, .number)
    }
    guard let hue = number(), let saturation = number(), let value = number() else { return nil }
    return HSVAdjustment.Amounts(hue: hue, saturation: saturation, value: value)
  }

  /// What the numbers come to; nil while one of them depends on what is not known.
  fileprivate func numbers(in context: ComputationContext?) -> (Double, Double, Double)? {
    guard let hue = hue.opacity(in: context), let saturation = saturation.opacity(in: context),
      let value = value.opacity(in: context)
    else { return nil }
    return (hue, saturation, value)
  }

  fileprivate func computed(in context: ComputationContext) -> HSVAdjustment.Amounts {
    HSVAdjustment.Amounts(
      hue: hue.computed(in: context), saturation: saturation.computed(in: context),
      value: value.computed(in: context))
  }
}
