// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An invalid keyframe, or a declaration in a keyframe that is ignored.
  static let invalidKeyframe = LintRule(
    "invalid-keyframe", .error, scope: .rule,
    help:
      "a keyframe selector is from, to or a percentage, and most animation properties have no effect in a keyframe",
    bad: "@keyframes fade { middle { opacity: 0 } }",
    good: "@keyframes fade { 50% { opacity: 0 } }",
    check: .diagnostics(ofKinds: [
      .invalidKeyframeSelector, .misplacedInKeyframes, .ignoredInKeyframes,
    ]))
}
