// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

/// The arguments of one call of a ``StyleFunction``, as texts and as values.
///
/// Commas that stand in the call itself separate the arguments; an argument that has some of its own stands in braces, which are
/// dropped. Every `var()`, `env()` and inner call is replaced already, and what replaces one belongs to its argument, whatever
/// commas it brings. Parameters that are left out have their defaults.
///
/// The values are those that are the same for every element: `1em` is no length here, and `currentcolor` no color.
/// Calculations are done.
public struct StyleFunctionArguments: Sendable {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// How many arguments there are, defaults included.
  public var count: Int { texts.count }

  /// An argument as CSS text, without white space around it; nil where there is none.
  public func text(_ index: Int) -> String? {
    texts.indices.contains(index) ? texts[index] : nil
  }
}

extension StyleFunctionArguments {
  /// An argument as a color; nil for one that depends on the element, and for another kind of value.
  public func color(_ index: Int) -> CSSColor? { value(index, .color)?.as(CSSColor.self) }

  /// An argument as a plain number.
  public func number(_ index: Int) -> Double? { value(index, .number)?.as(Double.self) }

  /// An argument as a percentage: 20 for `20%`.
  public func percentage(_ index: Int) -> Double? {
    value(index, .percentage)?.as(Double.self).map { $0 * 100 }
  }

  /// An argument as a length in px; nil for one that depends on a font, the viewport or a container.
  public func length(_ index: Int) -> Double? {
    value(index, .length)?.as(LengthPercentage.self)?.pixels
  }

  /// An argument as an angle in degrees.
  public func angle(_ index: Int) -> Double? { value(index, .angle)?.as(CSSAngle.self)?.degrees }

  /// An argument that is a single word, as it is written.
  public func word(_ index: Int) -> String? {
    guard let text = text(index) else { return nil }
    var cursor = TokenCursor(TokenStream(text))
    guard cursor.peek() == .ident, let word = cursor.next(), cursor.isAtEnd() else { return nil }
    return cursor.stream.value(of: word)
  }

  /// An argument that is a text in quotes, without them.
  public func string(_ index: Int) -> String? {
    guard case .string(let text)? = value(index, .string) else { return nil }
    return text
  }

  /// The computed value of an argument that has a type and is the same for every element.
  private func value(_ index: Int, _ type: RegisteredSyntax.DataType) -> CSSValue? {
    guard let text = text(index) else { return nil }
    let stream = TokenStream(text)
    let syntax = RegisteredSyntax(type)
    guard let value = syntax.value(stream),
      ComputationDependencies(of: value, in: stream, 0..<stream.count).areIndependent
    else { return nil }
    return syntax.computed(value, in: ComputationContext())
  }
}
