// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// What an explanation knows of the elements of a tree besides what selectors see.
struct ExplainedElements {
  /// The element in question.
  let subject: Int
  /// The sizes that the program reported.
  var sizes: [Int: StyleSize] = [:]
  /// The style of an element.
  let style: (Int) -> ComputedStyle.Storage?
  /// The style that a container query asks of an element.
  var containerStyle: (Int) -> ComputedStyle.Storage? = { _ in nil }
  /// What an element brings itself; nil for nothing.
  var attached: (Int) -> AttachedStyle? = { _ in nil }
  /// An element as it was described; nil where nothing but the tree is known.
  var description: (Int) -> StyleElement? = { _ in nil }
}

extension ExplainedElements {
  /// The element's own declarations as a tree; nil for none.
  func inlineTree(of element: Int) -> SyntaxTree? {
    description(element)?.inlineStyle.map {
      SyntaxTree(parsingBlockContents: TokenStream($0, name: "<style>"))
    }
  }

  /// The type, id and classes of an element.
  func name(of element: Int, in tree: StyleTree, _ names: AtomTable) -> String {
    var text = ""
    if let element = description(element) {
      text = element.type
      if let id = element.id { text += "#" + identifierText(id) }
      return text + element.classes.map { "." + identifierText($0) }.joined()
    }
    let facts = tree.elements[element]
    if facts.type != StyleTree.noName { text = names.text(of: facts.type) }
    if facts.id != StyleTree.noName { text += "#" + identifierText(names.text(of: facts.id)) }
    tree.forEachClass(of: element) { text += "." + identifierText(names.text(of: $0)) }
    return text.isEmpty ? "*" : text
  }
}
