// SPDX-License-Identifier: Apache-2.0

/// The type of the values of a feature.
package enum FeatureValueType: Sendable, Hashable {
  /// Lengths.
  case length
  /// Proportions such as `16/9`.
  case ratio
  /// Resolutions, or `infinite`.
  case resolution
  /// Numbers.
  case number
  /// Integers.
  case integer
  /// The integers 0 and 1.
  case boolean
  /// Keywords.
  case keywords([String])

  /// Whether the feature is of type range, which allows `min-`, `max-`, `<` and other comparisons.
  ///
  /// Defined by [Media Queries 5, section 2.4](https://drafts.csswg.org/mediaqueries-5/#mq-features).
  var isRange: Bool {
    switch self {
    case .length, .ratio, .resolution, .number, .integer: true
    case .boolean, .keywords: false
    }
  }

  /// The keywords that are values of the type.
  var words: [String] {
    switch self {
    case .keywords(let words): words
    case .resolution: ["infinite"]
    default: []
    }
  }
}
