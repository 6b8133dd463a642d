// SPDX-License-Identifier: Apache-2.0

/// A comparison of a feature with a value.
///
/// Defined by [`<mf-comparison>`](https://drafts.csswg.org/mediaqueries-5/#typedef-mf-comparison).
package enum FeatureComparison: String, Sendable, Hashable {
  /// The left side is less than the right side.
  case less = "<"
  /// The left side is less than or equal to the right side.
  case lessOrEqual = "<="
  /// Both sides are equal.
  case equal = "="
  /// The left side is greater than or equal to the right side.
  case greaterOrEqual = ">="
  /// The left side is greater than the right side.
  case greater = ">"
}

extension FeatureComparison {
  /// Returns whether the comparison is true for two numbers.
  func matches(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .equal: left == right
    case .greaterOrEqual: left >= right
    case .greater: left > right
    }
  }

  /// Returns whether another comparison of the same direction may end an interval.
  func mayPrecede(_ other: FeatureComparison) -> Bool {
    switch self {
    case .less, .lessOrEqual: other == .less || other == .lessOrEqual
    case .greater, .greaterOrEqual: other == .greater || other == .greaterOrEqual
    case .equal: false
    }
  }
}
