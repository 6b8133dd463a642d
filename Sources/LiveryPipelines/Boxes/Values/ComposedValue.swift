// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A parameter of a box step that consists of several CSS values, and defines its own grammar.
protocol ComposedValue: ParameterValue {
  /// The grammar in the notation of CSS Values.
  static var grammar: String { get }

  /// Parses the value at the reader's position.
  init?(reading reader: inout ParameterReader)

  /// The CSS values that represent the value, or `nil` if it is not written.
  var values: [CSSValue]? { get }
}

extension ComposedValue {
  /// The grammar as a parameter type.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .custom(name: String(describing: Self.self), grammar: grammar)
  }

  /// Parses the value at the reader's position.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    self.init(reading: &reader)
  }

  /// The CSS values that represent the value.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { values }
}

extension ParameterReader {
  /// Parses a length or a percentage.
  mutating func consumeLengthPercentage() -> LengthPercentage? {
    consume { $0 == .number(0) ? .zero : LengthPercentage($0)?.normalized }
  }

  /// Parses a keyword of an enumeration.
  mutating func consumeValue<Value: PropertyValue>(_ type: Value.Type) -> Value? {
    consume { Value($0) }
  }

  /// Parses a slash, and returns whether there was one.
  mutating func consumeSlash() -> Bool { next == .slash && consume() != nil }
}

extension LengthPercentage {
  /// The value after a round trip through its CSS text, with six decimal digits.
  var normalized: LengthPercentage {
    switch self {
    case .length(let length):
      return .length(Length(length.value.boundedSerialized, length.unit))
    case .percentage(let percentage): return .percentage(percentage.boundedSerialized)
    case .calculation(let calculation):
      if let pixels = calculation.constant { return .length(Length(pixels.boundedSerialized)) }
      let value = Property.marginLeft.value(parsing: description)?
        .computed(for: .marginLeft, in: ComputationContext())
      return value.flatMap { LengthPercentage($0) } ?? self
    }
  }

  /// Returns the length in px for a reference length of 100%; 0 for an unknown viewport.
  func pixels(of reference: Double) -> Double {
    (resolved(percentagesOf: reference) ?? 0).bounded
  }
}

extension Double {
  /// The largest distance in px that boxes are drawn with.
  static let largestLength = 1e7

  /// The number clamped to the range in which drawing is exact; 0 for NaN.
  var bounded: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.largestLength), Self.largestLength)
  }

  /// The clamped number, rounded to the printed precision.
  var boundedSerialized: Double { bounded.serialized }
}
