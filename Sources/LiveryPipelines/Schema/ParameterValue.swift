// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A type that parameters of components may have.
public protocol ParameterValue: Sendable, Hashable {
  /// The basic type, limited to some numbers where it has any.
  static func type(in range: ClosedRange<Double>) -> ParameterType

  /// Takes the value from where the reader stands; nil where there is none of this type.
  ///
  /// What was read is taken, and nothing else. Where nil comes out the reader may stand anywhere: who goes on with what
  /// stands there reads on a copy, and keeps that of a value that there is.
  init?(reading reader: inout ParameterReader, as type: ParameterType)

  /// What stands in CSS for the value of a type; nil for no value.
  func cssValues(as type: ParameterType) -> [CSSValue]?

  /// The value that nothing stands for; nil where there must be something.
  static var absent: Self? { get }
}

extension ParameterValue {
  /// Something must stand for the value.
  public static var absent: Self? { nil }
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
    let rounded = written
    return rounded.isFinite && range.contains(rounded) ? rounded : nil
  }

  /// The number with the six digits that CSS prints; a large one as it is.
  var written: Double { abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 : self }
}
