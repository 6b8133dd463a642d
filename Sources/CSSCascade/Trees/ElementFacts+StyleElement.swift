// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension ElementFacts {
  /// Creates the features that selectors can match for an element.
  ///
  /// The type is an atom even if no selector uses it, because `:nth-of-type()` compares the types
  /// of siblings.
  init(_ element: StyleElement, type: Atom?, _ names: AtomTable) {
    self.init(
      type: type, id: element.id.flatMap(names.find),
      classes: element.classes.compactMap(names.find))
    supertypes = element.supertypes.compactMap(names.find)
    for state in element.states {
      if let pseudoClass = PseudoClass(named: state) {
        pseudoClasses.insert(pseudoClass)
      } else if let name = names.find(state) {
        states.append(name)
      }
    }
    // White space is ignored: https://drafts.csswg.org/selectors-4/#the-empty-pseudo
    hasText = element.text?.utf8.contains { !Self.whiteSpace.contains($0) } ?? false
    addAttributes(element.attributes, id: element.id, classes: element.classes, names: names)
    language = element.language ?? element.attributes["lang"]
    switch element.attributes["dir"] {
    case "ltr": direction = .ltr
    case "rtl": direction = .rtl
    default: break
    }
  }

  private static let whiteSpace = " \t\n\r\u{0C}".utf8
}
