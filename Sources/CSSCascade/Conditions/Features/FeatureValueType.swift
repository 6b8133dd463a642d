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
  package var isRange: Bool {
    switch self {
    case .length, .ratio, .resolution, .number, .integer: true
    case .boolean, .keywords: false
    }
  }

  /// The grammar of the values, in the notation of CSS specifications.
  package var syntax: String {
    switch self {
    case .length: "<length>"
    case .ratio: "<ratio>"
    case .resolution: "<resolution> | infinite"
    case .number: "<number>"
    case .integer: "<integer>"
    case .boolean: "<integer [0,1]>"
    case .keywords(let words): words.joined(separator: " | ")
    }
  }

  /// The keywords that are values of the type.
  package var words: [String] {
    switch self {
    case .keywords(let words): words
    case .resolution: ["infinite"]
    default: []
    }
  }
}
