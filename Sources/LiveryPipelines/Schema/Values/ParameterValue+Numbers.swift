// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension Double: ParameterValue {
  /// The grammar of a length in px; a schema may specify a number or an angle in degrees instead.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .length(range) }

  /// Parses a length in px, an angle in degrees or a number.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    let value: Double? =
      switch type {
      case .length(let range): reader.consume { $0.pixels(in: range) }
      case .number(let range): reader.consume { Double($0).flatMap { $0.validated(in: range) } }
      case .angle: reader.consume { Calculable<CSSAngle>($0)?.degrees?.validated(in: .unlimited) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// A length in px, an angle in degrees or a number.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    switch type {
    case .number: [.number(self)]
    case .angle: [.angle(CSSAngle(self, .deg))]
    default: [.length(Length(self))]
    }
  }
}

extension LengthPercentage: ParameterValue {
  /// The grammar of a length or a percentage.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .custom(name: "LengthPercentage", grammar: "<length-percentage>")
  }

  /// Parses a length or a percentage.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let value = reader.consumeLengthPercentage() else { return nil }
    self = value
  }

  /// The length or percentage.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [cssValue] }
}

extension Int: ParameterValue {
  /// The grammar of an integer.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .integer(range) }

  /// Parses an integer.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .integer(let range) = type,
      let value = reader.consume({ value -> Int? in
        guard let number = Double(value), range.contains(number) else { return nil }
        return Int(exactly: number.rounded())
      })
    else { return nil }
    self = value
  }

  /// The integer.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.number(Double(self))] }
}
