// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

/// The arguments of one call of a ``StyleFunction``, as texts and as values.
///
/// The commas of the call itself separate the arguments. An argument with its own commas is written
/// in braces, which are removed. Each `var()`, `env()` and inner call is already substituted.
/// Commas in the substituted text do not separate arguments. Omitted parameters have their
/// defaults.
///
/// Only values that are equal for every element are converted: `1em` is not a length here, and
/// `currentcolor` is not a color. Calculations are resolved.
public struct StyleFunctionArguments: Sendable {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// The number of arguments, including defaults.
  public var count: Int { texts.count }

  /// Returns an argument as CSS text without surrounding white space, or `nil` if there is none.
  public func text(_ index: Int) -> String? {
    texts.indices.contains(index) ? texts[index] : nil
  }
}

extension StyleFunctionArguments {
  /// Returns an argument as a color, or `nil` if it depends on the element or is not a color.
  public func color(_ index: Int) -> CSSColor? { value(index, .color)?.as(CSSColor.self) }

  /// Returns an argument as a plain number.
  public func number(_ index: Int) -> Double? { value(index, .number)?.as(Double.self) }

  /// Returns an argument as a percentage: 20 for `20%`.
  public func percentage(_ index: Int) -> Double? {
    value(index, .percentage)?.as(Double.self).map { $0 * 100 }
  }

  /// Returns an argument as a length in px, or `nil` if it depends on a font, the viewport or a
  /// container.
  public func length(_ index: Int) -> Double? {
    value(index, .length)?.as(LengthPercentage.self)?.pixels
  }

  /// Returns an argument as an angle in degrees.
  public func angle(_ index: Int) -> Double? { value(index, .angle)?.as(CSSAngle.self)?.degrees }

  /// Returns an argument that is a single word, as written.
  public func keyword(_ index: Int) -> String? {
    guard let text = text(index) else { return nil }
    var cursor = TokenCursor(TokenStream(text))
    guard cursor.peek() == .ident, let keyword = cursor.next(), cursor.isAtEnd() else { return nil }
    return cursor.stream.value(of: keyword)
  }

  /// Returns an argument that is a quoted string, without the quotes.
  public func string(_ index: Int) -> String? {
    guard case .string(let text)? = value(index, .string) else { return nil }
    return text
  }

  /// Returns the computed value of an argument that has a type and is equal for every element.
  private func value(_ index: Int, _ type: RegisteredSyntax.DataType) -> CSSValue? {
    guard let text = text(index) else { return nil }
    let stream = TokenStream(text)
    let syntax = RegisteredSyntax(type)
    guard let value = syntax.value(stream),
      ComputationDependencies(of: value, in: stream, 0..<stream.count).areComputationallyIndependent
    else { return nil }
    return syntax.computed(value, in: ComputationContext())
  }
}
