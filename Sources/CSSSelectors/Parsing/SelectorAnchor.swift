// SPDX-License-Identifier: Apache-2.0

/// The anchor of relative selectors: the list that `&` represents, the scoping root, or none.
struct SelectorAnchor {
  /// The index of the list that `&` represents, or `nil` outside of any rule.
  let nesting: UInt32?
  /// Whether a selector may begin with a combinator.
  let isRelative: Bool
  /// Whether a selector without `:scope` and `&` selects descendants of the scoping root.
  let isScoped: Bool

  @inline(__always)
  init(nesting: UInt32? = nil, isScoped: Bool = false) {
    self.nesting = nesting
    isRelative = isScoped || nesting != nil
    self.isScoped = isScoped && nesting == nil
  }
}
