// SPDX-License-Identifier: Apache-2.0

extension ElementDescription {
  /// The words of the description, from the outermost element to the subject.
  ///
  /// Generated code uses them as the path of a name: `editor > toolbar.dark:hover` is `editor`,
  /// `toolbar`, `dark`, `hover`. The words of an element are its type, id, classes, attributes with
  /// values, language, direction and states. A part or pseudo-element is a word of its own. The
  /// words of a next sibling begin with `next`; an element without facts is `any`.
  package var pathComponents: [String] { elements.flatMap(\.pathComponents) }

  /// Whether the description is `:root` and states no other fact.
  package var isBareRoot: Bool {
    var root = SyntheticElement()
    root.pseudoClasses.insert(.root)
    return elements == [root]
  }

  /// Whether the description is `*`, without any fact.
  package var isBareUniversal: Bool { elements == [SyntheticElement()] }
}

extension SyntheticElement {
  fileprivate var pathComponents: [String] {
    var pathComponents: [String] = []
    switch relation {
    case .child: break
    case .nextSibling: pathComponents.append("next")
    case .pseudoElement(.part): pathComponents += parts
    case .pseudoElement(let element): pathComponents.append(element.name)
    }
    if let type { pathComponents.append(type) }
    if let id { pathComponents.append(id) }
    pathComponents += classes
    pathComponents += attributes.map { $0.value.isEmpty ? $0.name : "\($0.name)-\($0.value)" }
    if let language { pathComponents.append("lang-\(language)") }
    if let direction { pathComponents.append("dir-\(direction)") }
    pathComponents += PseudoClass.allCases.filter(pseudoClasses.contains).map(\.name)
    pathComponents += states
    return pathComponents.isEmpty ? ["any"] : pathComponents
  }
}
