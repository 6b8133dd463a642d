// SPDX-License-Identifier: Apache-2.0

/// A duration: a number and its unit.
///
/// Defined by [CSS Values 4, section 7.2](https://drafts.csswg.org/css-values-4/#time).
public struct Time: Sendable, Hashable {
  /// How many of the unit.
  public var value: Double
  /// What is counted.
  public var unit: Unit

  /// So many of a unit, seconds by default.
  public init(_ value: Double, _ unit: Unit = .s) {
    self.value = value
    self.unit = unit
  }

  /// No time.
  public static var zero: Time { Time(0) }

  /// A unit of time.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A second.
    case s
    /// A thousandth of a second.
    case ms
  }

  /// The duration in seconds.
  public var seconds: Double { unit == .ms ? value / 1000 : value }
}

extension Time: NumericValue, CustomStringConvertible {
  /// Reads a duration; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .time(let time) = value else { return nil }
    self = time
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .time(self) }

  /// Durations alone.
  public static var numericKinds: NumericKinds { .time }

  /// The duration as CSS writes it, such as `0.3s`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension Time: ComputableValue {
  /// The duration in seconds.
  func computed(in context: ComputationContext) -> Time { Time(.finite(seconds)) }
}
