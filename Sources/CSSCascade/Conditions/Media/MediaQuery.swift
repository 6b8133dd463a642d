// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A media query: a media type, a condition, or both.
///
/// Defined by [Media Queries 5, section 2](https://drafts.csswg.org/mediaqueries-5/#media).
package struct MediaQuery: Sendable, Hashable {
  /// The `not` or `only` before the type; `nil` if there is none.
  package let modifier: Modifier?
  /// The media type in lower case; `all` if the query has none.
  package let type: String
  /// The condition; `nil` if there is none.
  package let condition: ConditionExpression<FeatureTest<MediaFeature>>?

  init(
    _ modifier: Modifier? = nil, type: String = "all",
    condition: ConditionExpression<FeatureTest<MediaFeature>>? = nil
  ) {
    self.modifier = modifier
    self.type = type
    self.condition = condition
  }

  /// A modifier before a media type.
  package enum Modifier: String, Sendable, Hashable {
    /// Negates the query.
    case not
    /// Has no effect; it hides the query from legacy user agents.
    case only
  }

  /// The query that replaces a malformed one.
  static let never = MediaQuery(.not)
}

extension MediaQuery {
  /// Returns whether the query matches an environment; unknown if the environment lacks data.
  ///
  /// Defined by [Media Queries 5, section 3.1](https://drafts.csswg.org/mediaqueries-5/#evaluating).
  package func truth(in environment: StyleEnvironment) -> TruthValue {
    let isOfType = type == "all" || type == environment.display.mediaType.rawValue
    var truth = TruthValue(isOfType)
    if isOfType, let condition {
      let context = environment.mediaContext
      truth = condition.truth { $0.truth(of: $0.feature.state(in: environment), in: context) }
    }
    return modifier == .not ? truth.negated : truth
  }
}

extension MediaQuery: CustomStringConvertible {
  /// The serialized query, such as `not screen and (width > 600px)`.
  ///
  /// Defined by [CSSOM, section 4.2](https://drafts.csswg.org/cssom-1/#serializing-media-queries).
  package var description: String {
    let head = (modifier.map { $0.rawValue + " " } ?? "") + identifierText(type)
    guard let condition else { return head }
    return modifier == nil && type == "all" ? "\(condition)" : "\(head) and \(condition)"
  }
}
