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
    }
  }

  /// The value in a component's own unit; zero for one that is missing.
  func value(in channel: ColorChannel) -> Double {
    switch self {
    case .number(let number): number * channel.numberScale
    case .percentage(let percentage): percentage / 100 * (channel.percentReference ?? 0)
    case .angle(let angle): angle.degrees
    case .none: 0
    }
  }

  /// The value as an opacity.
  var opacity: Double {
    switch self {
    case .percentage(let percentage): percentage / 100
    case .number(let number): number
    default: 0
    }
  }
}

extension ColorComponent {
  /// Reads an argument that is of one of the kinds.
  static func parse(_ cursor: inout TokenCursor, _ kinds: Kinds) -> ColorComponent? {
    var component: ColorComponent?
    switch cursor.peek() {
    case .number where kinds.contains(.number):
      component = .number(cursor.stream.finiteNumber(of: cursor.position))
    case .percentage where kinds.contains(.percentage):
      component = .percentage(cursor.stream.finiteNumber(of: cursor.position))
    case .dimension where kinds.contains(.angle):
      component = Angle.peek(&cursor).map { .angle($0) }
    case .ident where kinds.contains(.none):
      let isNone = cursor.stream.value(of: cursor.position, equals: "none")
      component = isNone ? ColorComponent.none : nil
    default: break
    }
    guard let component else { return cursor.expected(kinds.description) }
    _ = cursor.next()
    return component
  }
}
