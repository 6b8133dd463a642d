// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The elements of a tree, with what an explanation knows of them besides what selectors see.
struct ExplainedElements {
  /// The elements as selectors see them.
  let tree: StyleTree
  /// The element in question.
  let subject: Int
  /// The sizes that the program reported.
  var sizes: [Int: StyleSize] = [:]
  /// The style of an element.
  let style: (Int) -> ComputedStyle?
  /// The style that a container query asks of an element.
  var containerStyle: (Int) -> ComputedStyle? = { _ in nil }
  /// What an element brings itself; nil for nothing.
  var attached: (Int) -> AttachedStyle? = { _ in nil }
  /// The type, id and classes of an element.
  let name: (Int) -> String
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
}

extension StyleElement {
  /// The type, id and classes, such as `toolbar#main.dark`.
  var name: String {
    identifierText(type) + (id.map { "#" + identifierText($0) } ?? "")
      + classes.map { "." + identifierText($0) }.joined()
  }
}
