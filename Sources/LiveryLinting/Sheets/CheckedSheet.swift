// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A sheet with the findings of the rules that need no other sheet.
///
/// An editor keeps the checked sheets that did not change, and checks the theme again with them.
package struct CheckedSheet: Sendable {
  let sheet: LintedSheet
  /// The findings, in the order of the rules.
  let findings: [(rule: LintRule, diagnostic: Diagnostic)]

  /// The token stream of the sheet.
  package var stream: TokenStream { sheet.stream }
}
