// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The color that is told best from another one: `contrast-color(teal)`, `contrast-color(teal, #222, #eee)`.
///
/// Without more colors the answer is black or white. With two more it is the one of these that has the greater contrast, the
/// second where both have the same; this is Livery's addition, since a theme's black is seldom `black`.
///
/// Defined by [CSS Color 5, section 7](https://drafts.csswg.org/css-color-5/#contrast-color).
public struct ContrastColor: Sendable, Hashable {
  /// The color that the answer is told from.
  public var color: SpecifiedColor
  /// The colors to choose from; nil for black and white.
  public var choices: Choices?

  /// Two colors to choose from.
  public struct Choices: Sendable, Hashable {
    /// The first color, usually the dark one.
    public var first: SpecifiedColor
    /// The second color, usually the light one.
    public var second: SpecifiedColor
  }
}

extension ContrastColor: CustomStringConvertible {
  /// The function as CSS writes it.
  public var description: String {
    let rest = choices.map { ", \($0.first), \($0.second)" } ?? ""
    return "contrast-color(\(color)\(rest))"
  }
}

extension ContrastColor: ColorExpression {
  /// Reads `<color> [ , <color> , <color> ]?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> ContrastColor? {
    guard let color = SpecifiedColor.parse(&cursor, depth: depth) else { return nil }
    guard cursor.takeComma() else { return ContrastColor(color: color) }
    guard let first = SpecifiedColor.parse(&cursor, depth: depth) else { return nil }
    guard cursor.takeComma() else { return cursor.expected("','") }
    return SpecifiedColor.parse(&cursor, depth: depth).map {
      ContrastColor(color: color, choices: Choices(first: first, second: $0))
    }
  }

  /// The answer; nil while one of the colors depends on what is not known.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    guard let color = color.color(in: context, currentColor: currentColor) else { return nil }
    guard let choices else { return color.contrasting(.black, .white) }
    guard let first = choices.first.color(in: context, currentColor: currentColor),
      let second = choices.second.color(in: context, currentColor: currentColor)
    else { return nil }
    return color.contrasting(first, second)
  }

  /// The function with its colors computed.
  func computed(in context: ComputationContext) -> ContrastColor {
    ContrastColor(
      color: color.computed(in: context),
      choices: choices.map {
        Choices(first: $0.first.computed(in: context), second: $0.second.computed(in: context))
      })
  }
}

extension CSSColor {
  /// The one of two colors that is told better from this one.
  fileprivate func contrasting(_ first: CSSColor, _ second: CSSColor) -> CSSColor {
    contrast(with: second) >= contrast(with: first) ? second : first
  }
}
