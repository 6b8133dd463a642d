// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

struct NumericKinds: OptionSet, Sendable, Hashable {
  let rawValue: UInt16
  static let number = NumericKinds(rawValue: 1)
  static let integer = NumericKinds(rawValue: 2)
  static let percentage = NumericKinds(rawValue: 4)
  static let length = NumericKinds(rawValue: 8)
  static let angle = NumericKinds(rawValue: 16)
  static let time = NumericKinds(rawValue: 32)
  static let frequency = NumericKinds(rawValue: 64)
  static let resolution = NumericKinds(rawValue: 128)
  static let flex = NumericKinds(rawValue: 256)
}

struct NumericRange: Sendable, Hashable {
  let lower: Double
  let upper: Double
  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }
  static let all = NumericRange(-.infinity, .infinity)
  func contains(_ number: Double) -> Bool { number >= lower && number <= upper }
}

extension CSSValue {
  static func parseNumeric(
    _ cursor: inout TokenCursor, _ kinds: NumericKinds, in range: NumericRange
  ) -> CSSValue? {
    let token = cursor.peek()
    let position = cursor.position
    guard token == .number || token == .percentage || token == .dimension else { return nil }
    let number = cursor.stream.finiteNumber(of: position)
    guard range.contains(number) else { return nil }
    _ = cursor.next()
    switch token {
    case .number:
      if kinds.contains(.number) { return .number(number) }
      if kinds.contains(.integer), cursor.stream.tokens[position].flags.contains(.integer) {
        return .number(number)
      }
      return kinds.contains(.length) && number == 0 ? .length(.zero) : nil
    case .percentage: return kinds.contains(.percentage) ? .percentage(number) : nil
    default:
      if kinds.contains(.length), let unit = Length.Unit(cursor.stream, at: position) {
        return .length(Length(number, unit))
      }
      let unit = cursor.stream.unit(of: position).lowercased()
      let others: [(NumericKinds, Set<String>)] = [
        (.angle, ["deg", "grad", "rad", "turn"]), (.time, ["s", "ms"]),
        (.frequency, ["hz", "khz"]), (.resolution, ["dpi", "dpcm", "dppx", "x"]),
        (.flex, ["fr"]),
      ]
      for (kind, units) in others where kinds.contains(kind) && units.contains(unit) {
        return .unparsed(numberText(number) + unit)
      }
      return nil
    }
  }
}
