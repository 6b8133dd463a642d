// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The unit of a number: a unit of any kind, percent, or none.
enum NumericUnit: Hashable, Sendable {
  case number
  /// Percent, with the type that percentages resolve to, if any.
  case percentage(of: NumericBase?)
  case length(Length.Unit)
  case angle(CSSAngle.Unit)
  case time(Time.Unit)
  case frequency(Frequency.Unit)
  case resolution(Resolution.Unit)
  case flex
}

extension NumericUnit {
  /// Creates the unit of a dimension token, in any ASCII case, or returns `nil` if it is unknown.
  @inline(__always)
  init?(_ stream: TokenStream, at position: Int) {
    let key: UInt64
    if stream.tokens[position].flags.contains(.escaped) {
      var unit = stream.unit(of: position)
      key = unit.withUTF8(packedName)
    } else {
      key = packedName(stream.utf8(in: stream.unitRange(of: position)))
    }
    // In practice, nearly all units in style sheets are px.
    if key == 0x7870 {
      self = .length(.px)
    } else if let unit = Self.table.value(of: key) {
      self = unit
    } else {
      return nil
    }
  }

  private static let table = PackedNameTable(dimensions.map { (name: $0.name, value: $0) })

  /// The units of dimensions, in the order of their kinds.
  fileprivate static let dimensions: [NumericUnit] =
    Length.Unit.allCases.map { .length($0) } + CSSAngle.Unit.allCases.map { .angle($0) }
    + Time.Unit.allCases.map { .time($0) } + Frequency.Unit.allCases.map { .frequency($0) }
    + Resolution.Unit.allCases.map { .resolution($0) } + [.flex]

  /// The CSS text of the unit, or an empty string for a plain number.
  var name: String {
    switch self {
    case .number: ""
    case .percentage: "%"
    case .length(let unit): unit.name
    case .angle(let unit): unit.rawValue
    case .time(let unit): unit.rawValue
    case .frequency(let unit): unit.rawValue
    case .resolution(let unit): unit.rawValue
    case .flex: "fr"
    }
  }

  /// The kind of number with the unit.
  var kind: NumericKinds {
    switch self {
    case .number: .number
    case .percentage: .percentage
    case .length: .length
    case .angle: .angle
    case .time: .time
    case .frequency: .frequency
    case .resolution: .resolution
    case .flex: .flex
    }
  }

  /// The conversion factor to the canonical unit, or `nil` if it depends on the element.
  var factor: Double? {
    switch self {
    case .number, .flex: 1
    case .percentage(let base): base == nil ? 1 : nil
    case .length(let unit): unit.pixels
    case .angle(let unit): unit.degrees
    case .time(let unit): unit == .s ? 1 : 0.001
    case .frequency(let unit): unit == .hz ? 1 : 1000
    case .resolution(let unit): unit.dotsPerPixel
    }
  }

  /// The canonical unit, which numbers of the kind are computed to.
  ///
  /// Defined by [CSS Values 4, section 5.4](https://drafts.csswg.org/css-values-4/#canonical-unit).
  var canonical: NumericUnit {
    switch self {
    case .number, .percentage, .flex: self
    case .length: .length(.px)
    case .angle: .angle(.deg)
    case .time: .time(.s)
    case .frequency: .frequency(.hz)
    case .resolution: .resolution(.dppx)
    }
  }

  /// Returns a number of the unit as a value.
  func cssValue(_ number: Double) -> CSSValue {
    switch self {
    case .number: .number(number)
    case .percentage: .percentage(number)
    case .length(let unit): .length(Length(number, unit))
    case .angle(let unit): .angle(CSSAngle(number, unit))
    case .time(let unit): .time(Time(number, unit))
    case .frequency(let unit): .frequency(Frequency(number, unit))
    case .resolution(let unit): .resolution(Resolution(number, unit))
    case .flex: .flex(number)
    }
  }
}

extension NumericKinds {
  /// The units of numbers of the kinds, `%` for percentages.
  ///
  /// ```swift
  /// NumericKinds.time.units     // ["s", "ms"]
  /// ```
  package var units: [String] {
    let units = NumericUnit.dimensions.filter { contains($0.kind) }.map(\.name)
    return contains(.percentage) ? units + ["%"] : units
  }
}
