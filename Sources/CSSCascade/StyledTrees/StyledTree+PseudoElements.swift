// SPDX-License-Identifier: Apache-2.0

/// Parts and pseudo-elements, which are styled on demand, because few elements draw any.
extension StyledTree {
  /// Returns the style of a part of an element, whether or not the element lists the part.
  ///
  /// - Complexity: Linear in the number of elements, because the tree is copied.
  public func style(at index: Int, part: String) -> ComputedStyle {
    style(at: index, PseudoElementName(part: part))
  }

  /// Returns the style of a pseudo-element of an element, such as `before`, or `nil` for an unknown
  /// name.
  ///
  /// ```swift
  /// styled.style(at: 0, pseudoElement: "before")?.color
  /// ```
  ///
  /// - Complexity: Linear in the number of elements, because the tree is copied.
  public func style(at index: Int, pseudoElement: String) -> ComputedStyle? {
    PseudoElementName(pseudoElement).map { style(at: index, $0) }
  }

  private func style(at index: Int, _ name: PseudoElementName) -> ComputedStyle {
    var copy = nodes
    let element = copy.appendUncounted(name, of: index)
    return use.styler.use { [copy] in $0.style(of: element, in: copy) }
  }
}
