// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A type of parameter values.
public protocol ParameterValue: Sendable, Hashable {
  /// Returns the basic type, limited to a range of numbers.
  static func type(in range: ClosedRange<Double>) -> ParameterType

  /// Parses a value at the reader's position, or returns `nil` if there is none of this type.
  ///
  /// On success, exactly the CSS values of the value are consumed. On failure, the reader's
  /// position is undefined. To continue after a failure, parse with a copy of the reader, and keep
  /// the copy on success.
  init?(reading reader: inout ParameterReader, as type: ParameterType)

  /// Returns the CSS values for the value of a type, or `nil` for no value.
  func cssValues(as type: ParameterType) -> [CSSValue]?

  /// The value that an omitted parameter represents, or `nil` if the parameter is required.
  static var absent: Self? { get }
}

extension ParameterValue {
  /// `nil`: by default, a value is required.
  public static var absent: Self? { nil }
}

extension CSSValue {
  /// Returns a length in px within a range; a unitless zero is valid.
  func pixels(in range: ClosedRange<Double>) -> Double? {
    let pixels = self == .number(0) ? 0 : LengthPercentage(self)?.pixels
    return pixels.flatMap { $0.validated(in: range) }
  }
}

extension Double {
  /// Returns the number rounded to six decimal digits, or `nil` if outside of a range.
  func validated(in range: ClosedRange<Double>) -> Double? {
    let rounded = serialized
    return rounded.isFinite && range.contains(rounded) ? rounded : nil
  }

  /// The number rounded to six decimal digits, as CSS prints it; a large number is unchanged.
  var serialized: Double { abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 : self }
}
