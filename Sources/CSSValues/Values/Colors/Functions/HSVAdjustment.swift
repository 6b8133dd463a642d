// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A color with an adjusted hue, saturation and value.
///
/// The functions are `hsv-multiply()`, `hsv-add()`, `highlight()` and `shadow-of()`. The color is
/// converted to sRGB first. The result is a color of ``ColorSpace/hsv`` with the same opacity. It
/// is not clamped, so that nested functions lose nothing:
///
/// ```css
/// hsv-multiply(#6d84a2, 1, 1.6, .97)      /* hsv(213.962264 0.523457 0.616235) */
/// hsv-multiply(#6d84a2, 0, 0, 1.2)        /* a lighter gray */
/// hsv-add(#0a0a0a, 0, 0, .2)              /* hsv(0 0 0.239216) */
/// highlight(#6d84a2)                      /* hsv-multiply(#6d84a2, 1, .4, 1.2) */
/// ```
public struct HSVAdjustment: Sendable, Hashable {
  /// The color to adjust.
  public var color: SpecifiedColor
  /// The operation on the color.
  public var operation: Operation

  /// An operation on hue, saturation and value.
  public enum Operation: Sendable, Hashable {
    /// `hsv-multiply()`: multiplies each component.
    case multiply(Amounts)
    /// `hsv-add()`: adds an offset to each component.
    case add(Amounts)
    /// `highlight()`: multiplies the saturation by 0.4 and the value by 1.2.
    case highlight
    /// `shadow-of()`: multiplies the saturation and the value by 0.6.
    case shadow
  }

  /// Three factors or offsets, each a plain number or a calculation.
  public struct Amounts: Sendable, Hashable {
    /// The factor for the hue, or its offset in degrees.
    public var hue: ColorComponent
    /// The factor for the saturation, or its offset with 1 for 100%.
    public var saturation: ColorComponent
    /// The factor for the value, or its offset with 1 for 100%.
    public var value: ColorComponent
  }
}

extension HSVAdjustment: CustomStringConvertible {
  /// The CSS text of the function.
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
  /// Parses `<color>`.
  static func parse(
    _ cursor: inout TokenCursor, depth: Int, _ operation: Operation
  ) -> HSVAdjustment? {
    SpecifiedColor.parse(&cursor, depth: depth).map {
      HSVAdjustment(color: $0, operation: operation)
    }
  }

  /// Parses `<color> , <number> , <number> , <number>`.
  static func parse(
    _ cursor: inout TokenCursor, depth: Int, _ operation: (Amounts) -> Operation
  ) -> HSVAdjustment? {
    guard let color = SpecifiedColor.parse(&cursor, depth: depth),
      let amounts = Amounts.parse(&cursor)
    else { return nil }
    return HSVAdjustment(color: color, operation: operation(amounts))
  }

  /// Returns the color, or `nil` if it cannot be resolved yet.
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

  /// Returns the function with its color and its numbers computed.
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

  /// Parses `, <number> , <number> , <number>`.
  fileprivate static func parse(_ cursor: inout TokenCursor) -> HSVAdjustment.Amounts? {
    func number() -> ColorComponent? {
      guard cursor.consumeComma() else { return cursor.expected("','") }
      return ColorComponent.parse(&cursor, .number)
    }
    guard let hue = number(), let saturation = number(), let value = number() else { return nil }
    return HSVAdjustment.Amounts(hue: hue, saturation: saturation, value: value)
  }

  /// Returns the resolved numbers, or `nil` if any of them cannot be resolved yet.
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
