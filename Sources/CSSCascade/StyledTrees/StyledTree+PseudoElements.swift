// SPDX-License-Identifier: Apache-2.0

/// Parts and pseudo-elements, which are styled when somebody asks: few elements draw any.
extension StyledTree {
  /// The style of a part of an element, whether the element listed it or not.
  ///
  /// - Complexity: linear in the number of elements, though the tree is only copied.
  public func style(at index: Int, part: String) -> ComputedStyle {
    style(at: index, PseudoElementName(part: part))
  }

  /// The style of a pseudo-element of an element, such as `before`; nil for a name that CSS does not know.
  ///
  /// ```swift
  /// styled.style(at: 0, pseudoElement: "before")?.color
  /// ```
  ///
  /// - Complexity: linear in the number of elements, though the tree is only copied.
  public func style(at index: Int, pseudoElement: String) -> ComputedStyle? {
    PseudoElementName(pseudoElement).map { style(at: index, $0) }
  }

  private func style(at index: Int, _ name: PseudoElementName) -> ComputedStyle {
    var copy = nodes
    let element = copy.appendUncounted(name, of: index)
    return use.styler.use { [copy] in $0.style(of: element, in: copy) }
  }
}
