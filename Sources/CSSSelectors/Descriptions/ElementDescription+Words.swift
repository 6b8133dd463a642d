// SPDX-License-Identifier: Apache-2.0

extension ElementDescription {
  /// What the description says, word by word from the outermost element to the described one: the path that generated code
  /// gives it.
  ///
  /// `editor > toolbar.dark:hover` is `editor`, `toolbar`, `dark`, `hover`. Of one element come the type, the id, the
  /// classes, the attributes with their values, the language and direction, then the states; a part or pseudo-element is a
  /// word of its own. An element behind a sibling begins with `next`, one of which nothing is said is `any`.
  package var words: [String] { elements.flatMap(\.words) }

  /// Whether the description is `:root` and nothing more.
  package var isBareRoot: Bool {
    var root = DescribedElement()
    root.pseudoClasses.insert(.root)
    return elements == [root]
  }

  /// Whether nothing at all is said of the described element.
  package var isBareUniversal: Bool { elements == [DescribedElement()] }
}

extension DescribedElement {
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
