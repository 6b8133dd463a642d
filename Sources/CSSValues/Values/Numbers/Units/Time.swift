// SPDX-License-Identifier: Apache-2.0

/// A duration: a number with its unit.
///
/// Defined by [CSS Values 4, section 7.2](https://drafts.csswg.org/css-values-4/#time).
public struct Time: Sendable, Hashable {
  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Creates a duration, by default in seconds.
  public init(_ value: Double, _ unit: Unit = .s) {
    self.value = value
    self.unit = unit
  }

  /// The zero duration.
  public static var zero: Time { Time(0) }

  /// A unit of time.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A second.
    case s
    /// A millisecond.
    case ms
  }

  /// The duration in seconds.
  public var seconds: Double { unit == .ms ? value / 1000 : value }
}

extension Time: NumericValue, CustomStringConvertible {
  /// Creates a duration from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .time(let time) = value else { return nil }
    self = time
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .time(self) }

  /// The kind of durations.
  public static var numericKinds: NumericKinds { .time }

  /// The CSS text of the duration, such as `0.3s`.
  public var description: String { numberText(value) + unit.rawValue }
}

extension Time: ComputableValue {
  /// Returns the duration in seconds.
  func computed(in context: ComputationContext) -> Time { Time(.finite(seconds)) }
}
