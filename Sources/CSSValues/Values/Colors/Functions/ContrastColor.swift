// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The color with the greatest contrast to another: `contrast-color(teal, #222, #eee)`.
///
/// Without candidates the result is black or white. With two candidates it is the candidate with
/// the greater contrast, or the second if both are equal. The candidates are an extension of
/// Livery, because a theme's black is rarely `black`.
///
/// Defined by [CSS Color 5, section 7](https://drafts.csswg.org/css-color-5/#contrast-color).
public struct ContrastColor: Sendable, Hashable {
  /// The color that the result must contrast with.
  public var color: SpecifiedColor
  /// The candidate colors, or `nil` for black and white.
  public var choices: Choices?

  /// Two candidate colors.
  public struct Choices: Sendable, Hashable {
    /// The first color, usually the dark one.
    public var first: SpecifiedColor
    /// The second color, usually the light one.
    public var second: SpecifiedColor
  }
}

extension ContrastColor: CustomStringConvertible {
  /// The CSS text of the function.
  public var description: String {
    let choicesText = choices.map { ", \($0.first), \($0.second)" } ?? ""
    return "contrast-color(\(color)\(choicesText))"
  }
}

extension ContrastColor: ColorExpression {
  /// Parses `<color> [ , <color> , <color> ]?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> ContrastColor? {
    guard let color = SpecifiedColor.parse(&cursor, depth: depth) else { return nil }
    guard cursor.consumeComma() else { return ContrastColor(color: color) }
    guard let first = SpecifiedColor.parse(&cursor, depth: depth) else { return nil }
    guard cursor.consumeComma() else { return cursor.expected("','") }
    return SpecifiedColor.parse(&cursor, depth: depth).map {
      ContrastColor(color: color, choices: Choices(first: first, second: $0))
    }
  }

  /// Returns the contrasting color, or `nil` if any color cannot be resolved yet.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    guard let color = color.color(in: context, currentColor: currentColor) else { return nil }
    guard let choices else { return color.contrasting(.black, .white) }
    guard let first = choices.first.color(in: context, currentColor: currentColor),
      let second = choices.second.color(in: context, currentColor: currentColor)
    else { return nil }
    return color.contrasting(first, second)
  }

  /// Returns the function with its colors computed.
  func computed(in context: ComputationContext) -> ContrastColor {
    ContrastColor(
      color: color.computed(in: context),
      choices: choices.map {
        Choices(first: $0.first.computed(in: context), second: $0.second.computed(in: context))
      })
  }
}

extension CSSColor {
  /// Returns the candidate with the greater contrast to this color.
  fileprivate func contrasting(_ first: CSSColor, _ second: CSSColor) -> CSSColor {
    contrast(with: second) >= contrast(with: first) ? second : first
  }
}
