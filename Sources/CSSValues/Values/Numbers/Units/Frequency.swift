// SPDX-License-Identifier: Apache-2.0

/// A frequency: a number with its unit.
///
/// Defined by [CSS Values 4, section 7.3](https://drafts.csswg.org/css-values-4/#frequency).
public struct Frequency: Sendable, Hashable {
  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Creates a frequency, by default in hertz.
  public init(_ value: Double, _ unit: Unit = .hz) {
    self.value = value
    self.unit = unit
  }

  /// A unit of frequency.
  ///
  /// The raw value is its CSS text.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A hertz: once per second.
    case hz = "Hz"
    /// A kilohertz: 1000 times per second.
    case khz = "kHz"
  }

  /// The frequency in hertz.
  var hertz: Double { unit == .khz ? value * 1000 : value }
}

extension Frequency: NumericValue, CustomStringConvertible {
  /// Creates a frequency from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .frequency(let frequency) = value else { return nil }
    self = frequency
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .frequency(self) }

  /// The kind of frequencies.
  public static var numericKinds: NumericKinds { .frequency }

  /// The CSS text of the frequency, such as `440Hz`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension Frequency: ComputableValue {
  /// Returns the frequency in hertz.
  func computed(in context: ComputationContext) -> Frequency { Frequency(.finite(hertz)) }
}
