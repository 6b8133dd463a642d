// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorTable {
  /// A selector in canonical form; see ``SelectorPrinter`` for many of them.
  package func description(of selector: Int, names: AtomTable) -> String {
    SelectorPrinter(self, names).description(of: selector)
  }

  /// A selector in canonical form with every `&` replaced by what it stands for; see
  /// ``SelectorPrinter`` for many of them.
  package func resolvedDescription(of selector: Int, names: AtomTable) -> String {
    SelectorPrinter(self, names).resolvedDescription(of: selector)
  }
}
