// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// Unknown and missing descriptors of at-rules such as `@font-face`, `@property`, `@page` and
  /// `@counter-style`, and initial values of `@property` that depend on the element.
  ///
  /// The rule collects diagnostics of the parsers. It is local, because each diagnostic depends
  /// only on its at-rule.
  static let invalidDescriptor = LintRule(
    "invalid-descriptor", .error, scope: .rule,
    help:
      "an at-rule without a required descriptor is dropped, and an unknown descriptor has no effect",
    bad: "@font-face { font-family: Logo }",
    good: "@font-face { font-family: Logo; src: url(logo.woff2) }",
    check: .diagnostics(ofKinds: [
      .missingDescriptor, .unknownDescriptor, .dependentInitialValue,
    ]))
}
