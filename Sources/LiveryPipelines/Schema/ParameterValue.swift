// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A type that parameters of components may have.
public protocol ParameterValue: Sendable, Hashable {
  /// The basic type, limited to some numbers where it has any.
  static func type(in range: ClosedRange<Double>) -> ParameterType

  /// Takes the value from where the reader stands; nil where there is none of this type.
  init?(reading reader: inout ParameterReader, as type: ParameterType)

  /// What stands in CSS for the value of a type; nil for no value.
  func cssValues(as type: ParameterType) -> [CSSValue]?
}

extension Double: ParameterValue {
  /// A length in px, where the schema does not say that it is a number or an angle in degrees.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .length(range) }

  /// Takes a length in px, an angle in degrees or a number.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    let value: Double? =
      switch type {
      case .length(let range): reader.take { $0.pixels(in: range) }
      case .number(let range): reader.take { Double($0).flatMap { $0.kept(in: range) } }
      case .angle: reader.take { Calculable<Angle>($0)?.degrees?.kept(in: .unlimited) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// A length in px, an angle in degrees or a number.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    switch type {
    case .number: [.number(self)]
    case .angle: [.angle(Angle(self, .deg))]
    default: [.length(Length(self))]
    }
  }
}

extension Int: ParameterValue {
  /// A whole number.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .integer(range) }

  /// Takes a whole number.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .integer(let range) = type,
      let value = reader.take({ value -> Int? in
        guard let number = Double(value), range.contains(number) else { return nil }
        return Int(exactly: number.rounded())
      })
    else { return nil }
    self = value
  }

  /// A whole number.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.number(Double(self))] }
}

extension Size: ParameterValue {
  /// A width and a height.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .size(range) }

  /// Takes two lengths.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .size(let range) = type, let width = reader.take({ $0.pixels(in: range) }),
      let height = reader.take({ $0.pixels(in: range) })
    else { return nil }
    self.init(width, height)
  }

  /// Two lengths.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    [.length(Length(width)), .length(Length(height))]
  }
}

extension Point: ParameterValue {
  /// A place.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .point }

  /// Takes two lengths.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let x = reader.take({ $0.pixels(in: .unlimited) }),
      let y = reader.take({ $0.pixels(in: .unlimited) })
    else { return nil }
    self.init(x, y)
  }

  /// Two lengths.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    [.length(Length(x)), .length(Length(y))]
  }
}

extension Insets: ParameterValue {
  /// Distances from four sides.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .insets(range) }

  /// Takes one to four lengths: top, right, bottom, left, of which the last ones repeat those opposite.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .insets(let range) = type else { return nil }
    var lengths: [Double] = []
    while lengths.count < 4, let length = reader.take({ $0.pixels(in: range) }) {
      lengths.append(length)
    }
    guard let top = lengths.first else { return nil }
    let right = lengths.count > 1 ? lengths[1] : top
    self.init(
      top: top, right: right, bottom: lengths.count > 2 ? lengths[2] : top,
      left: lengths.count > 3 ? lengths[3] : right)
  }

  /// As few lengths as say it.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    var lengths = [top, right, bottom, left]
    if left == right { lengths.removeLast() }
    if left == right, bottom == top { lengths.removeLast() }
    if lengths.count == 2, right == top { lengths.removeLast() }
    return lengths.map { .length(Length($0)) }
  }
}

extension RGBA: ParameterValue {
  /// A color.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .color }

  /// Takes a color; one that depends on the element is that of none, black text on white.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let color = reader.take({ SpecifiedColor($0) }) else { return nil }
    self.init(color.resolved(currentColor: .black))
  }

  /// The color.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.color(color)] }
}

extension String: ParameterValue {
  /// A text in quotes.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .string }

  /// Takes a text in quotes.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard
      let text = reader.take({ value -> String? in
        guard case .string(let text) = value else { return nil }
        return text
      })
    else { return nil }
    self = text
  }

  /// The text in quotes.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.string(self)] }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  /// A value or none.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .optional(Wrapped.type(in: range))
  }

  /// Takes a value.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .optional(let type) = type, let value = Wrapped(reading: &reader, as: type) else {
      return nil
    }
    self = value
  }

  /// What stands for the value; nil for none.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    guard case .optional(let type) = type else { return nil }
    return flatMap { $0.cssValues(as: type) }
  }
}

extension CSSValue {
  /// A length in px within a range; a plain zero counts.
  func pixels(in range: ClosedRange<Double>) -> Double? {
    let pixels = self == .number(0) ? 0 : LengthPercentage(self)?.pixels
    return pixels.flatMap { $0.kept(in: range) }
  }
}

extension Double {
  /// The number with the six digits that CSS prints; nil outside of a range.
  func kept(in range: ClosedRange<Double>) -> Double? {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded.isFinite && range.contains(rounded) ? rounded : nil
  }
}
