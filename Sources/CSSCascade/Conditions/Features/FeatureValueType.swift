// SPDX-License-Identifier: Apache-2.0

/// What the values of a feature are.
package enum FeatureValueType: Sendable, Hashable {
  /// Lengths.
  case length
  /// Proportions such as `16/9`.
  case ratio
  /// Resolutions, or `infinite`.
  case resolution
  /// Numbers.
  case number
  /// Whole numbers.
  case integer
  /// Zero and one.
  case boolean
  /// Words.
  case keywords([String])

  /// Whether values are compared by size: then `min-`, `max-`, `<` and the like may be written.
  ///
  /// Defined by [Media Queries 5, section 2.4](https://drafts.csswg.org/mediaqueries-5/#mq-features).
  var isRange: Bool {
    switch self {
    case .length, .ratio, .resolution, .number, .integer: true
    case .boolean, .keywords: false
    }
  }

  /// The words that are values.
  var words: [String] {
    switch self {
    case .keywords(let words): words
    case .resolution: ["infinite"]
    default: []
    }
  }
}
