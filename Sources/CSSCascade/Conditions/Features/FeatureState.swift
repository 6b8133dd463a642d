// SPDX-License-Identifier: Apache-2.0

/// What a feature is at the moment, where it is asked for.
package enum FeatureState: Sendable, Hashable {
  /// A number: px, dots in a px, a quotient.
  case number(Double)
  /// The words that match, and whether the feature's name alone does.
  case keywords([String], isPresent: Bool)
  /// Nobody has said.
  case unknown

  /// A number, or unknown for nil.
  init(_ number: Double?) { self = number.map { .number($0) } ?? .unknown }

  /// One word; `none` and `no-preference` say that the feature is not there.
  init(_ word: String) {
    self = .keywords([word], isPresent: word != "none" && word != "no-preference")
  }
}
