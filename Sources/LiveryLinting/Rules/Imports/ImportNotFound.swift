// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An imported sheet that cannot be read.
  static let importNotFound = LintRule(
    "import-not-found", .error,
    help: "a sheet that is imported must be there, in the theme's folder, and not too much of it",
    bad: "@import \"missing.css\";",
    good: LintExample("@import \"base.css\";", files: ["base.css": "a { color: red }"]),
    check: .kinds([
      .importNotLoaded, .importNotFound, .importRejected, .importUnreadable, .importTooDeep,
      .tooManyImports, .importsTooLarge,
    ]))
}
