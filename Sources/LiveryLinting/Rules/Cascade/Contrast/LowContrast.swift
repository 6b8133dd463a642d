// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// Text with insufficient contrast to its background.
  package static let lowContrast = Self("low-contrast", .warning) {
    "text \($0.found) on \($0.expected) has a contrast of \($0.subject)"
  }
}

extension LintRule {
  /// Text with insufficient contrast to its background in any color scheme.
  static let lowContrast = LintRule(
    .lowContrast, .bug, scope: .structure(.values { $0.mayAffectContrast($1) }),
    help: "text needs a contrast of 4.5:1 to its background, or of 3:1 if it is large",
    bad: ".badge { color: #999; background-color: #fff }",
    good: ".badge { color: #595959; background-color: #fff }"
  ) { (theme: LintedTheme) in
    var search = ContrastSearch(theme)
    for scheme in theme.colorSchemes { search.run(in: scheme) }
    theme.rememberContrasts(search.memory)
    return search.findings
  }
}
