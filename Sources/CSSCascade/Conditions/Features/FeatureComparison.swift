// SPDX-License-Identifier: Apache-2.0

/// How a feature and a value compare.
///
/// Defined by [`<mf-comparison>`](https://drafts.csswg.org/mediaqueries-5/#typedef-mf-comparison).
package enum FeatureComparison: String, Sendable, Hashable {
  /// The left side is smaller.
  case less = "<"
  /// The left side is smaller or the same.
  case lessOrEqual = "<="
  /// Both are the same.
  case equal = "="
  /// The left side is larger or the same.
  case greaterOrEqual = ">="
  /// The left side is larger.
  case greater = ">"
}

extension FeatureComparison {
  /// Whether two numbers compare like this.
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .equal: left == right
    case .greaterOrEqual: left >= right
    case .greater: left > right
    }
  }

  /// Whether another may follow on the right side of a feature: both point the same way.
  func mayPrecede(_ other: FeatureComparison) -> Bool {
    switch self {
    case .less, .lessOrEqual: other == .less || other == .lessOrEqual
    case .greater, .greaterOrEqual: other == .greater || other == .greaterOrEqual
    case .equal: false
    }
  }
}
