// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ElementDescription {
  /// The label of each element, in tree order, such as `toolbar#main.dark`.
  ///
  /// A label is the type, the id and the classes, without attributes and states. An implied root
  /// and an element with only `:root` are `body`. Any other element without type, id and classes is
  /// `*`.
  package var elementLabels: [String] {
    let labels = elements.map(\.label)
    return hasImpliedRoot ? ["body"] + labels : labels
  }

  /// The types, ids and classes of all elements, without the names of attributes and states.
  package var identifiers: [String] {
    elements.flatMap { [$0.type, $0.id].compactMap { $0 } + $0.classes }
  }
}

extension SyntheticElement {
  /// The type, the id and the classes, or `body` or `*` without any.
  fileprivate var label: String {
    var text = type.map(identifierText) ?? ""
    if let id { text += "#" + identifierText(id) }
    for name in classes { text += "." + identifierText(name) }
    if text.isEmpty { return pseudoClasses.contains(.root) ? "body" : "*" }
    return text
  }
}
