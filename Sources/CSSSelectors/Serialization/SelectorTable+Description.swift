// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorTable {
  /// Returns a selector in canonical form; use a ``SelectorPrinter`` for many of them.
  package func description(of selector: Int, names: AtomTable) -> String {
    SelectorPrinter(self, names).description(of: selector)
  }

  /// Returns a selector in canonical form, with every `&` replaced.
  ///
  /// Use a ``SelectorPrinter`` for many selectors.
  package func resolvedDescription(of selector: Int, names: AtomTable) -> String {
    SelectorPrinter(self, names).resolvedDescription(of: selector)
  }
}
