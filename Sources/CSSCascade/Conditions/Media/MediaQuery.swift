// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One media query: a type of media, conditions, or both.
///
/// Defined by [Media Queries 5, section 2](https://drafts.csswg.org/mediaqueries-5/#media).
package struct MediaQuery: Sendable, Hashable {
  /// Whether `not` or `only` is written before the type.
  package let modifier: Modifier?
  /// The type in lower case, `all` where none is written.
  package let type: String
  /// What must hold besides; nil for nothing.
  package let condition: ConditionExpression<FeatureTest<MediaFeature>>?

  init(
    _ modifier: Modifier? = nil, type: String = "all",
    condition: ConditionExpression<FeatureTest<MediaFeature>>? = nil
  ) {
    self.modifier = modifier
    self.type = type
    self.condition = condition
  }

  /// What may stand before a type.
  package enum Modifier: String, Sendable, Hashable {
    /// The query holds where the rest of it does not.
    case not
    /// Nothing: it hides the query from readers of long ago.
    case only
  }

  /// What stands for a query that is malformed.
  static let never = MediaQuery(.not)
}

extension MediaQuery {
  /// Whether the query holds in an environment; unknown where it asks for what nobody can say.
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
  /// The query as CSS writes it, such as `not screen and (width > 600px)`.
  ///
  /// Defined by [CSSOM, section 4.2](https://drafts.csswg.org/cssom-1/#serializing-media-queries).
  package var description: String {
    let head = (modifier.map { $0.rawValue + " " } ?? "") + identifierText(type)
    guard let condition else { return head }
    return modifier == nil && type == "all" ? "\(condition)" : "\(head) and \(condition)"
  }
}
