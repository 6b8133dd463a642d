// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ElementDescription {
  /// The type, id and classes of each element, in tree order, such as `toolbar#main.dark`.
  ///
  /// An implied root is `body`. An element without type, id and classes is `*`.
  package var elementNames: [String] {
    let names = elements.map(\.name)
    return hasImpliedRoot ? ["body"] + names : names
  }

  /// The types, ids and classes of all elements.
  package var names: [String] {
    elements.flatMap { [$0.type, $0.id].compactMap { $0 } + $0.classes }
  }
}

extension SyntheticElement {
  /// The type, id and classes.
  fileprivate var name: String {
    var text = type.map(identifierText) ?? ""
    if let id { text += "#" + identifierText(id) }
    for name in classes { text += "." + identifierText(name) }
    if text.isEmpty { return pseudoClasses.contains(.root) ? "body" : "*" }
    return text
  }
}
