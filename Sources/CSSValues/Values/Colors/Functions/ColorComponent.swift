// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One argument of a color function.
public enum ColorComponent: Sendable, Hashable {
  /// A number; what it means, the function says.
  case number(Double)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A hue with its unit.
  case angle(CSSAngle)
  /// `none`: the component is missing.
  case none
  /// A component of the color that a relative color begins with.
  case channel(ColorChannelKeyword)
  /// A calculation; in a relative color, of the components that it begins with too.
  case calculation(Calculation)

  /// Kinds of components that an argument may be.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let number = Kinds(rawValue: 1)
    static let percentage = Kinds(rawValue: 2)
    static let angle = Kinds(rawValue: 4)
    static let none = Kinds(rawValue: 8)

    /// What the modern form of every function takes for a component.
    static let modern: Kinds = [.number, .percentage, .none]
    static let hue: Kinds = [.number, .angle]

    /// The numbers among the kinds.
    var numeric: NumericKinds {
      var numeric: NumericKinds = []
      if contains(.number) { numeric.insert(.number) }
      if contains(.percentage) { numeric.insert(.percentage) }
      if contains(.angle) { numeric.insert(.angle) }
      return numeric
    }

    /// The kinds in the words of a grammar.
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
  /// Whether it is a calculation.
  var isCalculated: Bool {
    if case .calculation = self { true } else { false }
  }
}

extension ColorComponent: CustomStringConvertible {
  /// The argument as CSS writes it.
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
  /// The component that a number makes; nil for a value of another kind.
  init?(_ value: CSSValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .percentage(let percentage): self = .percentage(percentage)
    case .angle(let angle): self = .angle(angle)
    case .calculation(let calculation): self = .calculation(calculation)
    default: return nil
    }
  }

  /// Reads an argument that is of one of the kinds; in a relative color, also a keyword of the space.
  static func parse(
    _ cursor: inout TokenCursor, _ kinds: Kinds, relativeIn space: ColorSpace? = nil
  ) -> ColorComponent? {
    switch cursor.peek() {
    case .ident:
      guard let word = word(in: cursor.stream, at: cursor.position, kinds, of: space) else { break }
      _ = cursor.next()
      return word
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

  private static func word(
    in stream: TokenStream, at position: Int, _ kinds: Kinds, of space: ColorSpace?
  ) -> ColorComponent? {
    if kinds.contains(.none), stream.value(of: position, equals: "none") {
      return ColorComponent.none
    }
    guard let space else { return nil }
    return ColorChannelKeyword(stream, at: position, of: space).map { .channel($0) }
  }
}
