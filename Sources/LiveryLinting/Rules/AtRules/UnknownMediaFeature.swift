// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An unknown media type, media feature, container feature or feature value.
  static let unknownMediaFeature = LintRule(
    "unknown-media-feature", .error, scope: .rule,
    help: "a condition with an unknown feature or value never matches",
    bad: "@media (min-widht: 400px) { a { color: red } }",
    good: "@media (min-width: 400px) { a { color: red } }",
    check: .diagnostics(ofKinds: [
      .unknownMediaFeature, .unknownMediaType, .unknownContainerFeature, .invalidFeatureValue,
    ]))
}
