// SPDX-License-Identifier: Apache-2.0

/// The rule that declarations stand in.
package struct DeclarationHolder: Sendable {
  /// The subject of declarations.
  package enum Kind: Sendable {
    /// The elements that the selectors of a style rule match.
    case style
    /// A step of an animation.
    case keyframe
    /// The font, custom property or other object that an at-rule with descriptors defines.
    case descriptors
    /// No subject: the cascade drops the rule, because its selector or an at-rule around it is invalid.
    case dropped
  }

  /// The subject of the declarations.
  package let kind: Kind
  /// The index of the rule's node in the tree of the sheet; -1 for declarations outside of rules.
  package let node: Int
  /// The selectors of a style rule in the ``SheetDeclarations/selectors``; otherwise empty.
  package let selectors: Range<Int>

  init(_ kind: Kind, node: Int, selectors: Range<Int> = 0..<0) {
    self.kind = kind
    self.node = node
    self.selectors = selectors
  }

  /// A style rule, or a dropped rule if there are no selectors.
  init(node: Int, selectors: Range<Int>?) {
    self.init(selectors == nil ? .dropped : .style, node: node, selectors: selectors ?? 0..<0)
  }
}
