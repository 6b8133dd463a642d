// SPDX-License-Identifier: Apache-2.0

/// A frequency: a number and its unit.
///
/// Defined by [CSS Values 4, section 7.3](https://drafts.csswg.org/css-values-4/#frequency).
public struct Frequency: Sendable, Hashable {
  /// How many of the unit.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// So many of a unit, hertz by default.
  public init(_ value: Double, _ unit: Unit = .hz) {
    self.value = value
    self.unit = unit
  }

  /// A unit of frequency; the raw value is what CSS writes.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Once a second.
    case hz = "Hz"
    /// A thousand times a second.
    case khz = "kHz"
  }

  /// The frequency in hertz.
  public var hertz: Double { unit == .khz ? value * 1000 : value }
}

extension Frequency: NumericValue, CustomStringConvertible {
  /// Reads a frequency; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .frequency(let frequency) = value else { return nil }
    self = frequency
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .frequency(self) }

  /// Frequencies alone.
  public static var numericKinds: NumericKinds { .frequency }

  /// The frequency as CSS writes it, such as `440Hz`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension Frequency: ComputableValue {
  /// The frequency in hertz.
  func computed(in context: ComputationContext) -> Frequency { Frequency(.finite(hertz)) }
}
