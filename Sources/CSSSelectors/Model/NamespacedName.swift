// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A name behind a namespace prefix that the sheet declares, such as `svg|rect`.
///
/// Elements of a program have no namespace, so such a name is valid and matches no element: it is kept as an atom that no
/// element's name can be, because a NUL character stands in it.
///
/// Defined by [namespaced type selectors](https://drafts.csswg.org/selectors-4/#type-nmsp).
enum NamespacedName {
  /// The text of the atom; a nil name is `*`.
  static func text(prefix: String, name: String?) -> String { prefix + "\0" + (name ?? "\0") }

  /// The name as it is written, if the text of an atom is one of a namespace.
  static func written(_ text: String) -> String? {
    guard let bar = text.utf8.firstIndex(of: 0) else { return nil }
    let name = text[text.utf8.index(after: bar)...]
    return identifierText(String(text[..<bar])) + "|"
      + (name == "\0" ? "*" : identifierText(String(name)))
  }
}
