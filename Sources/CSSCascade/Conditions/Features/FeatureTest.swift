// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// A test of a feature in the innermost parentheses, such as `width >= 600px`.
///
/// Defined by [`<media-feature>`](https://drafts.csswg.org/mediaqueries-5/#typedef-media-feature).
package struct FeatureTest<Feature: ConditionFeature>: Sendable, Hashable {
  /// The feature as written.
  let name: FeatureName<Feature>
  /// The form of the test.
  let form: Form

  /// The form in which a test is written.
  enum Form: Sendable, Hashable {
    /// `hover`: whether the feature is present.
    case boolean
    /// `min-width: 600px`.
    case plain(FeatureValue)
    /// `width >= 600px`.
    case comparison(FeatureComparison, FeatureValue)
    /// `600px <= width`.
    case reversed(FeatureValue, FeatureComparison)
    /// `400px <= width < 700px`.
    case interval(FeatureValue, FeatureComparison, FeatureComparison, FeatureValue)
  }

  /// The tested feature.
  package var feature: Feature { name.feature }
}

extension FeatureTest {
  /// Returns whether a feature with a state passes the test.
  ///
  /// Defined by [Media Queries 5, section 2.4.2](https://drafts.csswg.org/mediaqueries-5/#mq-boolean-context) and
  /// [section 2.4.3](https://drafts.csswg.org/mediaqueries-5/#mq-range-context).
  ///
  /// - Parameters:
  ///   - state: the current state of the feature.
  ///   - context: the context that lengths of the test refer to.
  /// - Returns: the result; unknown if the state or a length is unknown.
  package func truth(of state: FeatureState, in context: ComputationContext) -> TruthValue {
    switch state {
    case .unknown: return .unknown
    case .keywords(let words, let isPresent):
      switch form {
      case .boolean: return TruthValue(isPresent)
      case .plain(.keyword(let word)): return TruthValue(words.contains(word))
      default: return .unknown
      }
    case .number(let number): return truth(of: number, in: context)
    }
  }

  private func truth(of number: Double, in context: ComputationContext) -> TruthValue {
    func compare(_ comparison: FeatureComparison, _ value: FeatureValue) -> TruthValue {
      TruthValue(value.comparableNumber(in: context).map { comparison.matches(number, $0) })
    }
    func compare(_ value: FeatureValue, _ comparison: FeatureComparison) -> TruthValue {
      TruthValue(value.comparableNumber(in: context).map { comparison.matches($0, number) })
    }
    switch form {
    case .boolean: return TruthValue(number != 0)
    case .plain(let value): return compare(name.prefix.comparison, value)
    case .comparison(let comparison, let value): return compare(comparison, value)
    case .reversed(let value, let comparison): return compare(value, comparison)
    case .interval(let lower, let first, let second, let upper):
      return compare(lower, first).and(compare(second, upper))
    }
  }
}

extension FeatureTest: CustomStringConvertible {
  /// The serialized test, without its parentheses.
  package var description: String {
    switch form {
    case .boolean: "\(name)"
    case .plain(let value): "\(name): \(value)"
    case .comparison(let comparison, let value): "\(name) \(comparison.rawValue) \(value)"
    case .reversed(let value, let comparison): "\(value) \(comparison.rawValue) \(name)"
    case .interval(let lower, let first, let second, let upper):
      "\(lower) \(first.rawValue) \(name) \(second.rawValue) \(upper)"
    }
  }
}

/// The current state of a feature.
package enum FeatureState: Sendable, Hashable {
  /// A number: px, dots per px, or a quotient.
  case number(Double)
  /// The matching words, and whether the feature's name alone matches.
  case keywords([String], isPresent: Bool)
  /// The state is unknown.
  case unknown

  /// Creates the state of a number, or unknown for `nil`.
  init(_ number: Double?) { self = number.map { .number($0) } ?? .unknown }

  /// Creates the state of one word; `none` and `no-preference` mean that the feature is absent.
  init(_ word: String) {
    self = .keywords([word], isPresent: word != "none" && word != "no-preference")
  }
}
