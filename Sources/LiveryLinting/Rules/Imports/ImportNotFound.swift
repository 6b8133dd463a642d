// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An imported sheet that cannot be read.
  static let importNotFound = LintRule(
    "import-not-found", .error,
    help:
      "an imported sheet must exist in the theme's folder, and the imports must stay within the limits",
    bad: "@import \"missing.css\";",
    good: LintExample("@import \"base.css\";", files: ["base.css": "a { color: red }"]),
    check: .diagnostics(ofKinds: [
      .importNotLoaded, .importNotFound, .importRejected, .importUnreadable, .importTooDeep,
      .tooManyImports, .importsTooLarge,
    ]))
}
