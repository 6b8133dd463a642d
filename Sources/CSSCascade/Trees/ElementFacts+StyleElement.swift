// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension ElementFacts {
  /// What selectors can ask of an element.
  ///
  /// Its type is a name even where no selector knows it: `:nth-of-type()` compares the types of siblings.
  init(_ element: StyleElement, type: Atom?, _ names: AtomTable) {
    self.init(
      type: type, id: element.id.flatMap(names.find),
      classes: element.classes.compactMap(names.find))
    supertypes = element.supertypes.compactMap(names.find)
    for state in element.states {
      if let known = PseudoClass(named: state) {
        pseudoClasses.insert(known)
      } else if let name = names.find(state) {
        states.append(name)
      }
    }
    // White space does not count: https://drafts.csswg.org/selectors-4/#the-empty-pseudo
    hasText = element.text?.utf8.contains { !Self.whiteSpace.contains($0) } ?? false
    attributes = Self.attributes(of: element, names)
    language = element.language ?? element.attributes["lang"]
    switch element.attributes["dir"] {
    case "ltr": direction = .ltr
    case "rtl": direction = .rtl
    default: break
    }
  }

  private static let whiteSpace = " \t\n\r\u{0C}".utf8

  private static func attributes(
    of element: StyleElement, _ names: AtomTable
  ) -> [(name: Atom, value: String)] {
    var values: [(name: Atom, value: String)] = []
    for (name, value) in element.attributes {
      if let atom = names.find(name) { values.append((atom, value)) }
    }
    if let id = element.id, element.attributes["id"] == nil, let atom = names.find("id") {
      values.append((atom, id))
    }
    if !element.classes.isEmpty, element.attributes["class"] == nil, let atom = names.find("class")
    {
      values.append((atom, element.classes.joined(separator: " ")))
    }
    return values
  }
}
