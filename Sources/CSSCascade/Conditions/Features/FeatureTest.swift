// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// What a condition asks of a feature: what stands in the innermost parentheses, such as `width >= 600px`.
///
/// Defined by [`<media-feature>`](https://drafts.csswg.org/mediaqueries-5/#typedef-media-feature).
package struct FeatureTest<Feature: ConditionFeature>: Sendable, Hashable {
  /// The feature as it is written.
  let name: FeatureName<Feature>
  /// What is asked of it.
  let form: Form

  /// What is asked of a feature, in the form it is written in.
  enum Form: Sendable, Hashable {
    /// `hover`: whether there is something to speak of.
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

  /// What is asked for.
  package var feature: Feature { name.feature }
}

extension FeatureTest {
  /// Whether a feature that is so at the moment passes the test.
  ///
  /// Defined by [Media Queries 5, section 2.4.2](https://drafts.csswg.org/mediaqueries-5/#mq-boolean-context) and
  /// [section 2.4.3](https://drafts.csswg.org/mediaqueries-5/#mq-range-context).
  ///
  /// - Parameters:
  ///   - state: what the feature is.
  ///   - context: what the lengths of the test refer to.
  /// - Returns: unknown where the state is, or where a length is.
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
      TruthValue(value.number(in: context).map { comparison.holds(number, $0) })
    }
    func compare(_ value: FeatureValue, _ comparison: FeatureComparison) -> TruthValue {
      TruthValue(value.number(in: context).map { comparison.holds($0, number) })
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
  /// The test as CSS writes it, without its parentheses.
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

/// The state of a media feature at the moment, where a query asks for it.
package enum FeatureState: Sendable, Hashable {
  /// A number: px, dots in a px, a quotient.
  case number(Double)
  /// The words that match, and whether the feature's name alone does.
  case keywords([String], isPresent: Bool)
  /// Nobody has said.
  case unknown

  /// A number, or unknown for nil.
  init(_ number: Double?) { self = number.map { .number($0) } ?? .unknown }

  /// The state of one word; `none` and `no-preference` mean that the feature is absent.
  init(_ word: String) {
    self = .keywords([word], isPresent: word != "none" && word != "no-preference")
  }
}
