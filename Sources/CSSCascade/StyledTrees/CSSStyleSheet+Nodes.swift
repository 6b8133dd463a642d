// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet {
  /// The style of a node of the program.
  ///
  /// ```swift
  /// sheet.computedStyle(for: button).color       // rgb(255, 255, 255)
  /// ```
  ///
  /// The nodes above it and their children are asked what they are, since selectors name them; where a selector of the
  /// sheet uses `:has()` or `:focus-within`, the whole tree is. For many nodes of a tree a ``StyledTree`` is cheaper.
  public func computedStyle(for node: some StyleNode) -> ComputedStyle {
    PathTree(in: answers, nil).style(of: node)
  }

  /// The style of a part that a node draws itself, which `::part(name)` asks for.
  public func computedStyle(for node: some StyleNode, part: String) -> ComputedStyle {
    PathTree(in: answers, PseudoElementName(part: part)).style(of: node)
  }

  /// The style of a pseudo-element of a node, such as `before`; nil for a name that CSS does not know.
  ///
  /// ```swift
  /// sheet.computedStyle(for: field, pseudoElement: "placeholder")?.color
  /// ```
  public func computedStyle(
    for node: some StyleNode, pseudoElement: String
  ) -> ComputedStyle? {
    PseudoElementName(pseudoElement).map { PathTree(in: answers, $0).style(of: node) }
  }

  /// The style of the element at the end of a path.
  ///
  /// ```swift
  /// var path = StylePath(StyleElement("window"))
  /// path.append(StyleElement("button", classes: ["primary"]))
  /// sheet.computedStyle(for: path).color         // rgb(255, 255, 255)
  /// ```
  public func computedStyle(for path: StylePath) -> ComputedStyle {
    PathTree(in: answers, nil).style(at: path)
  }

  /// The style of a part of the element at the end of a path.
  public func computedStyle(for path: StylePath, part: String) -> ComputedStyle {
    PathTree(in: answers, PseudoElementName(part: part)).style(at: path)
  }

  /// The style of a pseudo-element of the element at the end of a path; nil for a name that CSS does not know.
  public func computedStyle(for path: StylePath, pseudoElement: String) -> ComputedStyle? {
    PseudoElementName(pseudoElement).map { PathTree(in: answers, $0).style(at: path) }
  }

  /// The styles of a node and all that is below it.
  public func styledTree(of root: some StyleNode) -> StyledTree { StyledTree(of: root, in: self) }

  /// The styles of an element and all that is below it.
  public func styledTree(of root: StyleElement) -> StyledTree { StyledTree(of: root, in: self) }
}
