// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

extension Theme {
  /// Returns the computed style of a node of the program.
  ///
  /// ```swift
  /// theme.computedStyle(for: button).color
  /// ```
  public func computedStyle(for node: some StyleNode) -> ComputedStyle {
    sheet.computedStyle(for: node)
  }

  /// Returns the computed style of a part that a node draws itself, as for `::part(name)`.
  public func computedStyle(for node: some StyleNode, part: String) -> ComputedStyle {
    sheet.computedStyle(for: node, part: part)
  }

  /// Returns the computed style of a pseudo-element of a node, such as `before`.
  ///
  /// The result is `nil` for a name that is no pseudo-element.
  public func computedStyle(
    for node: some StyleNode, pseudoElement: String
  ) -> ComputedStyle? {
    sheet.computedStyle(for: node, pseudoElement: pseudoElement)
  }

  /// Returns the computed style of the element at the end of a path.
  public func computedStyle(for path: StylePath) -> ComputedStyle {
    sheet.computedStyle(for: path)
  }

  /// Returns the computed style of a part of the element at the end of a path.
  public func computedStyle(for path: StylePath, part: String) -> ComputedStyle {
    sheet.computedStyle(for: path, part: part)
  }

  /// Returns the computed style of a pseudo-element of the element at the end of a path.
  ///
  /// The result is `nil` for a name that is no pseudo-element.
  public func computedStyle(for path: StylePath, pseudoElement: String) -> ComputedStyle? {
    sheet.computedStyle(for: path, pseudoElement: pseudoElement)
  }

  /// Returns the computed styles of a node and its descendants, in the current state of the theme.
  public func styledTree(of root: some StyleNode) -> StyledTree { sheet.styledTree(of: root) }

  /// Returns the computed styles of an element and its descendants, in the theme's current state.
  public func styledTree(of root: StyleElement) -> StyledTree { sheet.styledTree(of: root) }
}
