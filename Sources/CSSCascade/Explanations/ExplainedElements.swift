// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The elements of a tree, with data that explanations need besides the tree of the selectors.
struct ExplainedElements {
  /// The tree for selector matching.
  let tree: StyleTree
  /// The index of the explained element.
  let subject: Int
  /// The sizes that the program reported.
  var sizes: [Int: StyleSize] = [:]
  /// Returns the style of an element.
  let style: (Int) -> ComputedStyle?
  /// Returns the style of an element for container queries.
  var containerStyle: (Int) -> ComputedStyle? = { _ in nil }
  /// Returns the style that is attached to an element; `nil` if there is none.
  var attached: (Int) -> AttachedStyle? = { _ in nil }
  /// Returns the type, id and classes of an element.
  let name: (Int) -> String
  /// Returns the description of an element; `nil` if only the tree is known.
  var description: (Int) -> StyleElement? = { _ in nil }
  /// The running effects of the elements, weakest first.
  var effects: [Int: [ExplainedEffect]] = [:]
}

extension ExplainedElements {
  /// Returns the inline declarations of an element as a tree; `nil` if it has none.
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
