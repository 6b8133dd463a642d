// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An `!important` declaration in a keyframe, which is ignored.
  static let importantInKeyframe = LintRule(
    "important-in-keyframe", .error, scope: .rule,
    help: "a declaration in @keyframes that is !important is ignored",
    bad: "@keyframes fade { from { opacity: 0 !important } }",
    good: "@keyframes fade { from { opacity: 0 } }",
    check: .diagnostics(ofKinds: [
      .ignoredImportance
    ]))
}
