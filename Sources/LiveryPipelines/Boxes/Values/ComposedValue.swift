// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A parameter of a box step that is made of several values of CSS, and brings its grammar along.
protocol ComposedValue: ParameterValue {
  /// The grammar in the notation of CSS Values.
  static var grammar: String { get }

  /// Takes the value from where the reader stands.
  init?(reading reader: inout ParameterReader)

  /// What stands in CSS for the value; nil for what is not written.
  var values: [CSSValue]? { get }
}

extension ComposedValue {
  /// The grammar as a type.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .custom(name: String(describing: Self.self), grammar: grammar)
  }

  /// Takes the value from where the reader stands.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    self.init(reading: &reader)
  }

  /// What stands in CSS for the value.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { values }
}

extension ParameterReader {
  /// Takes a length or a percentage.
  mutating func takeLengthPercentage() -> LengthPercentage? {
    take { $0 == .number(0) ? .zero : LengthPercentage($0)?.kept }
  }

  /// Takes one of the words of an enumeration of keywords.
  mutating func takeKeyword<Value: PropertyValue>(_ type: Value.Type) -> Value? {
    take { Value($0) }
  }

  /// Takes a slash if it stands next.
  mutating func takeSlash() -> Bool { next == .slash && take() != nil }
}

extension LengthPercentage {
  /// The value as it comes out when it is printed and read again: six digits behind the point.
  var kept: LengthPercentage {
    switch self {
    case .length(let length):
      return .length(Length(length.value.printed, length.unit))
    case .percentage(let percentage): return .percentage(percentage.printed)
    case .calculation(let calculation):
      if let pixels = calculation.constant { return .length(Length(pixels.printed)) }
      let value = Property.marginLeft.value(parsing: description)?
        .computed(for: .marginLeft, in: ComputationContext())
      return value.flatMap { LengthPercentage($0) } ?? self
    }
  }

  /// The length in px where 100% is some px; 0 for one that depends on a viewport that nobody knows.
  func pixels(of reference: Double) -> Double {
    (resolved(percentagesOf: reference) ?? 0).bounded
  }
}

extension Double {
  /// The largest distance in px that boxes are drawn with.
  static let largestLength = 1e7

  /// The number brought to where drawing is exact; 0 for one that is none.
  var bounded: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.largestLength), Self.largestLength)
  }

  /// The number as it is printed, where drawing is exact.
  var printed: Double { bounded.written }
}
