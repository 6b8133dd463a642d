// SPDX-License-Identifier: Apache-2.0

/// The rule that contains declarations.
package struct DeclarationContainer: Sendable {
  /// The subject of declarations.
  package enum Kind: Sendable {
    /// The elements that the selectors of a style rule match.
    case style
    /// A keyframe of an animation.
    case keyframe
    /// The font, custom property or other object that an at-rule with descriptors defines.
    case descriptors
    /// No subject, because the cascade drops the rule for an invalid selector or enclosing at-rule.
    case dropped
  }

  /// The subject of the declarations.
  package let kind: Kind
  /// The index of the rule's node in the tree of the sheet, or -1 for declarations outside rules.
  package let node: Int
  /// The indices of a style rule's selectors in ``SheetDeclarations/selectors``, or an empty range.
  package let selectors: Range<Int>

  init(_ kind: Kind, node: Int, selectors: Range<Int> = 0..<0) {
    self.kind = kind
    self.node = node
    self.selectors = selectors
  }

  /// Creates the container of a style rule, or of a dropped rule if there are no selectors.
  init(node: Int, selectors: Range<Int>?) {
    self.init(selectors == nil ? .dropped : .style, node: node, selectors: selectors ?? 0..<0)
  }
}
