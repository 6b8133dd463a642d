// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One argument of a color function.
public enum ColorComponent: Sendable, Hashable {
  /// A number; what it means, the function says.
  case number(Double)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A hue with its unit.
  case angle(Angle)
  /// `none`: the component is missing.
  case none
  /// A component of the color that a relative color begins with.
  case channel(ColorChannelKeyword)

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

extension ColorComponent: CustomStringConvertible {
  /// The argument as CSS writes it.
  public var description: String {
    switch self {
    case .number(let number): numberText(number)
    case .percentage(let percentage): numberText(percentage) + "%"
    case .angle(let angle): angle.description
    case .none: "none"
    case .channel(let keyword): keyword.description
    }
  }
}

extension ColorComponent {
  /// Reads an argument that is of one of the kinds; in a relative color, also a keyword of the space.
  static func parse(
    _ cursor: inout TokenCursor, _ kinds: Kinds, relativeIn space: ColorSpace? = nil
  ) -> ColorComponent? {
    var component: ColorComponent?
    switch cursor.peek() {
    case .number where kinds.contains(.number):
      component = .number(cursor.stream.finiteNumber(of: cursor.position))
    case .percentage where kinds.contains(.percentage):
      component = .percentage(cursor.stream.finiteNumber(of: cursor.position))
    case .dimension where kinds.contains(.angle):
      component = Angle.peek(&cursor).map { .angle($0) }
    case .ident:
      component = word(cursor.stream, at: cursor.position, kinds, space)
    default: break
    }
    guard let component else { return cursor.expected(kinds.description) }
    _ = cursor.next()
    return component
  }

  private static func word(
    _ stream: TokenStream, at position: Int, _ kinds: Kinds, _ space: ColorSpace?
  ) -> ColorComponent? {
    if kinds.contains(.none), stream.value(of: position, equals: "none") {
      return ColorComponent.none
    }
    guard let space else { return nil }
    return ColorChannelKeyword(stream, at: position, of: space).map { .channel($0) }
  }
}
