// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An argument of a color function.
public enum ColorComponent: Sendable, Hashable {
  /// A number in the notation of the function.
  case number(Double)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A hue with a unit.
  case angle(CSSAngle)
  /// `none`, for a missing component.
  case none
  /// A component of the origin color in a relative color.
  case channel(ColorChannelKeyword)
  /// A calculation, which may contain channel keywords in a relative color.
  case calculation(Calculation)

  /// The kinds of components that are accepted as an argument.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let number = Kinds(rawValue: 1)
    static let percentage = Kinds(rawValue: 2)
    static let angle = Kinds(rawValue: 4)
    static let none = Kinds(rawValue: 8)

    /// The kinds that the modern syntax of every function accepts for a component.
    static let modern: Kinds = [.number, .percentage, .none]
    static let hue: Kinds = [.number, .angle]

    /// The numeric kinds in the set.
    var numeric: NumericKinds {
      var numeric: NumericKinds = []
      if contains(.number) { numeric.insert(.number) }
      if contains(.percentage) { numeric.insert(.percentage) }
      if contains(.angle) { numeric.insert(.angle) }
      return numeric
    }

    /// The kinds in the notation of a grammar.
    var description: String {
      switch self {
      case .number: "<number>"
      case .percentage: "<percentage>"
      case [.number, .percentage]: "<alpha-value>"
      case .hue: "<hue>"
      case [.number, .angle, .none]: "<hue> | none"
      default: "<number> | <percentage> | none"
      }
    }
  }
}

extension ColorComponent {
  /// Whether the argument is a calculation.
  var isCalculated: Bool {
    if case .calculation = self { true } else { false }
  }
}

extension ColorComponent: CustomStringConvertible {
  /// The CSS text of the argument.
  public var description: String {
    switch self {
    case .number(let number): numberText(number)
    case .percentage(let percentage): numberText(percentage) + "%"
    case .angle(let angle): angle.description
    case .none: "none"
    case .channel(let keyword): keyword.description
    case .calculation(let calculation): calculation.description
    }
  }
}

extension ColorComponent {
  /// Creates a component from a number, or returns `nil` for another kind of value.
  init?(_ value: CSSValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .percentage(let percentage): self = .percentage(percentage)
    case .angle(let angle): self = .angle(angle)
    case .calculation(let calculation): self = .calculation(calculation)
    default: return nil
    }
  }

  /// Parses an argument of the given kinds, or in a relative color also a channel keyword.
  static func parse(
    _ cursor: inout TokenCursor, _ kinds: Kinds, relativeIn space: ColorSpace? = nil
  ) -> ColorComponent? {
    switch cursor.peek() {
    case .ident:
      guard let keyword = keyword(in: cursor.stream, at: cursor.position, kinds, of: space) else {
        break
      }
      _ = cursor.next()
      return keyword
    case .number where kinds.contains(.number):
      return cursor.next().map { .number(cursor.stream.finiteNumber(of: $0)) }
    case .percentage where kinds.contains(.percentage):
      return cursor.next().map { .percentage(cursor.stream.finiteNumber(of: $0)) }
    case .dimension, .function:
      guard CSSValue.beginsNumeric(&cursor, kinds.numeric) else { break }
      return CSSValue.parseNumeric(&cursor, kinds.numeric, symbols: space?.symbols ?? [])
        .flatMap { ColorComponent($0) }
    default: break
    }
    return cursor.expected(kinds.description)
  }

  private static func keyword(
    in stream: TokenStream, at position: Int, _ kinds: Kinds, of space: ColorSpace?
  ) -> ColorComponent? {
    if kinds.contains(.none), stream.value(of: position, equals: "none") {
      return ColorComponent.none
    }
    guard let space else { return nil }
    return ColorChannelKeyword(stream, at: position, of: space).map { .channel($0) }
  }
}
