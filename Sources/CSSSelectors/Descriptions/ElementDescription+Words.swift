// SPDX-License-Identifier: Apache-2.0

extension ElementDescription {
  /// The words of the description, from the outermost element to the subject.
  ///
  /// Generated code uses them as the path of a name: `editor > toolbar.dark:hover` is `editor`,
  /// `toolbar`, `dark`, `hover`. The words of an element are its type, id, classes, attributes with
  /// values, language, direction and states. A part or pseudo-element is a word of its own. The
  /// words of a next sibling begin with `next`; an element without facts is `any`.
  package var words: [String] { elements.flatMap(\.words) }

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
  fileprivate var words: [String] {
    var words: [String] = []
    switch place {
    case .child: break
    case .nextSibling: words.append("next")
    case .pseudoElement(.part): words += parts
    case .pseudoElement(let element): words.append(element.name)
    }
    if let type { words.append(type) }
    if let id { words.append(id) }
    words += classes
    words += attributes.map { $0.value.isEmpty ? $0.name : "\($0.name)-\($0.value)" }
    if let language { words.append("lang-\(language)") }
    if let direction { words.append("dir-\(direction)") }
    words += PseudoClass.allCases.filter(pseudoClasses.contains).map(\.name)
    words += states
    return words.isEmpty ? ["any"] : words
  }
}
