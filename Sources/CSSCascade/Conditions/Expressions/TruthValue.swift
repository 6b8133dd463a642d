// SPDX-License-Identifier: Apache-2.0

/// The result of a condition: true, false, or unknown if its evaluation lacks data.
///
/// The negation of unknown is unknown. `and` and `or` have a known result if the other operand
/// decides it. At the top level an unknown result counts as false.
///
/// Defined by [Media Queries 4, section 3.1](https://drafts.csswg.org/mediaqueries-4/#evaluating).
package enum TruthValue: Sendable, Hashable {
  /// The condition is true.
  case `true`
  /// The condition is false.
  case `false`
  /// The result is unknown.
  case unknown

  /// Creates a known result.
  package init(_ value: Bool) { self = value ? .true : .false }

  /// Creates a known result, or an unknown one for `nil`.
  package init(_ value: Bool?) { self = value.map { TruthValue($0) } ?? .unknown }
}

extension TruthValue {
  /// The negated result; unknown stays unknown.
  package var negated: TruthValue {
    switch self {
    case .true: .false
    case .false: .true
    case .unknown: .unknown
    }
  }

  /// Returns false if either operand is false, true if both are true, and unknown otherwise.
  package func and(_ other: TruthValue) -> TruthValue {
    if self == .false || other == .false { return .false }
    return self == .true && other == .true ? .true : .unknown
  }

  /// Returns true if either operand is true, false if both are false, and unknown otherwise.
  package func or(_ other: TruthValue) -> TruthValue {
    if self == .true || other == .true { return .true }
    return self == .false && other == .false ? .false : .unknown
  }
}
