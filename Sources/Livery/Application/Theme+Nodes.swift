// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

extension Theme {
  /// The style of a node of the program.
  ///
  /// ```swift
  /// theme.computedStyle(for: button).color
  /// ```
  public func computedStyle(for node: some StyleNode) -> ComputedStyle {
    sheet.computedStyle(for: node)
  }

  /// The style of a part that a node draws itself, which `::part(name)` asks for.
  public func computedStyle(for node: some StyleNode, part: String) -> ComputedStyle {
    sheet.computedStyle(for: node, part: part)
  }

  /// The style of a pseudo-element of a node, such as `before`; nil for a name that CSS does not know.
  public func computedStyle(
    for node: some StyleNode, pseudoElement: String
  ) -> ComputedStyle? {
    sheet.computedStyle(for: node, pseudoElement: pseudoElement)
  }

  /// The style of the element at the end of a path.
  public func computedStyle(for path: StylePath) -> ComputedStyle {
    sheet.computedStyle(for: path)
  }

  /// The style of a part of the element at the end of a path.
  public func computedStyle(for path: StylePath, part: String) -> ComputedStyle {
    sheet.computedStyle(for: path, part: part)
  }

  /// The style of a pseudo-element of the element at the end of a path; nil for a name that CSS does not know.
  public func computedStyle(for path: StylePath, pseudoElement: String) -> ComputedStyle? {
    sheet.computedStyle(for: path, pseudoElement: pseudoElement)
  }

  /// The styles of a node and all that is below it, as the theme is now.
  public func styledTree(of root: some StyleNode) -> StyledTree { sheet.styledTree(of: root) }

  /// The styles of an element and all that is below it, as the theme is now.
  public func styledTree(of root: StyleElement) -> StyledTree { sheet.styledTree(of: root) }
}
