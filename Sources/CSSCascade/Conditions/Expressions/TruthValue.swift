// SPDX-License-Identifier: Apache-2.0

/// What a condition comes to: true, false, or unknown where it asks for something that nobody can say.
///
/// Unknown stays unknown when it is negated; `and` and `or` give an answer in spite of it where the other side decides.
/// At the end of it all, what is unknown does not hold.
///
/// Defined by [Media Queries 4, section 3.1](https://drafts.csswg.org/mediaqueries-4/#evaluating).
package enum TruthValue: Sendable, Hashable {
  /// The condition holds.
  case `true`
  /// The condition does not hold.
  case `false`
  /// Nobody can say whether it holds.
  case unknown

  /// What is known.
  package init(_ value: Bool) { self = value ? .true : .false }

  /// What is known, or unknown for nil.
  package init(_ value: Bool?) { self = value.map { TruthValue($0) } ?? .unknown }
}

extension TruthValue {
  /// The opposite; unknown stays as it is.
  package var negated: TruthValue {
    switch self {
    case .true: .false
    case .false: .true
    case .unknown: .unknown
    }
  }

  /// False where one of two is, true where both are, else unknown.
  package func and(_ other: TruthValue) -> TruthValue {
    if self == .false || other == .false { return .false }
    return self == .true && other == .true ? .true : .unknown
  }

  /// True where one of two is, false where both are, else unknown.
  package func or(_ other: TruthValue) -> TruthValue {
    if self == .true || other == .true { return .true }
    return self == .false && other == .false ? .false : .unknown
  }
}
