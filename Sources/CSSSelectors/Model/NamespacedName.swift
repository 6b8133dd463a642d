// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A name after a namespace prefix that the style sheet declares, such as `svg|rect`.
///
/// The elements of a program have no namespace, so such a name is valid and matches no element. The
/// name is stored as an atom with a NUL character, which no element's name contains.
///
/// Defined by [namespaced type selectors](https://drafts.csswg.org/selectors-4/#type-nmsp).
enum NamespacedName {
  /// Returns the text of the atom; a `nil` name is `*`.
  static func text(prefix: String, name: String?) -> String { prefix + "\0" + (name ?? "\0") }

  /// Returns the name as CSS text if the text of an atom is a namespaced name, or `nil` otherwise.
  static func serialized(_ text: String) -> String? {
    guard let bar = text.utf8.firstIndex(of: 0) else { return nil }
    let name = text[text.utf8.index(after: bar)...]
    return identifierText(String(text[..<bar])) + "|"
      + (name == "\0" ? "*" : identifierText(String(name)))
  }
}
