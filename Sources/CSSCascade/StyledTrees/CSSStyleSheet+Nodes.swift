// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet {
  /// Returns the style of a node of the program.
  ///
  /// ```swift
  /// sheet.computedStyle(for: button).color       // rgb(255, 255, 255)
  /// ```
  ///
  /// The node's ancestors and their children are queried, because selectors refer to them. If a
  /// selector of the sheet uses `:has()` or `:focus-within`, the whole tree is queried. For many
  /// nodes of one tree, a ``StyledTree`` is faster.
  public func computedStyle(for node: some StyleNode) -> ComputedStyle {
    PathTree(in: styleCache, nil).style(of: node)
  }

  /// Returns the style of a part that a node draws itself, which `::part(name)` selects.
  public func computedStyle(for node: some StyleNode, part: String) -> ComputedStyle {
    PathTree(in: styleCache, PseudoElementName(part: part)).style(of: node)
  }

  /// Returns the style of a pseudo-element of a node, such as `before`, or `nil` for an unknown
  /// name.
  ///
  /// ```swift
  /// sheet.computedStyle(for: field, pseudoElement: "placeholder")?.color
  /// ```
  public func computedStyle(
    for node: some StyleNode, pseudoElement: String
  ) -> ComputedStyle? {
    PseudoElementName(pseudoElement).map { PathTree(in: styleCache, $0).style(of: node) }
  }

  /// Returns the style of the element at the end of a path.
  ///
  /// ```swift
  /// var path = StylePath(StyleElement("window"))
  /// path.append(StyleElement("button", classes: ["primary"]))
  /// sheet.computedStyle(for: path).color         // rgb(255, 255, 255)
  /// ```
  public func computedStyle(for path: StylePath) -> ComputedStyle {
    PathTree(in: styleCache, nil).style(at: path)
  }

  /// Returns the style of a part of the element at the end of a path.
  public func computedStyle(for path: StylePath, part: String) -> ComputedStyle {
    PathTree(in: styleCache, PseudoElementName(part: part)).style(at: path)
  }

  /// Returns the style of a pseudo-element of the element at the end of a path, or `nil` for an
  /// unknown name.
  public func computedStyle(for path: StylePath, pseudoElement: String) -> ComputedStyle? {
    PseudoElementName(pseudoElement).map { PathTree(in: styleCache, $0).style(at: path) }
  }

  /// Returns the styles of a node and its descendants.
  public func styledTree(of root: some StyleNode) -> StyledTree { StyledTree(of: root, in: self) }

  /// Returns the styles of an element and its descendants.
  public func styledTree(of root: StyleElement) -> StyledTree { StyledTree(of: root, in: self) }
}
