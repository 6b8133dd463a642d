// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One argument of a color function.
enum ColorComponent: Equatable {
  case number(Double)
  case percentage(Double)
  case angle(Angle)
  case none

  /// Kinds of components that an argument may be.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let number = Kinds(rawValue: 1)
    static let percentage = Kinds(rawValue: 2)
    static let angle = Kinds(rawValue: 4)
    static let none = Kinds(rawValue: 8)

    /// The kinds in the words of a grammar.
    var description: String {
      switch self {
      case .number: "<number>"
      case .percentage: "<percentage>"
      case [.number, .percentage]: "<alpha-value>"
      case [.number, .angle, .none]: "<hue> | none"
      default: "<number> | <percentage> | none"
      }
    }
  }

  /// The value as a number: of a percentage the part of `reference`, of an angle the degrees, of none zero.
  func value(percentagesOf reference: Double) -> Double {
    switch self {
    case .number(let number): number
    case .percentage(let percentage): percentage / 100 * reference
    case .angle(let angle): angle.degrees
    case .none: 0
    }
  }

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
