// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A sheet with what is wrong with it for itself: the part of lint that needs no other sheet.
///
/// An editor keeps those of the sheets that did not change, and has the theme looked at with them.
package struct CheckedSheet: Sendable {
  let sheet: LintedSheet
  /// What the rules found, in their order.
  let findings: [(rule: LintRule, diagnostic: Diagnostic)]

  /// The sheet's text.
  package var stream: TokenStream { sheet.stream }
}
