// SPDX-License-Identifier: Apache-2.0

/// The anchor that the selectors of a list are relative to: the list that `&` stands for, the scoping root, or none.
struct SelectorAnchor {
  /// The index of the list that `&` stands for; `nil` if no rule is around.
  let nesting: UInt32?
  /// Whether a selector may begin with a combinator.
  let isRelative: Bool
  /// Whether a selector without `:scope` and `&` is about elements below the scoping root.
  let isScoped: Bool

  @inline(__always)
  init(nesting: UInt32? = nil, isScoped: Bool = false) {
    self.nesting = nesting
    isRelative = isScoped || nesting != nil
    self.isScoped = isScoped && nesting == nil
  }
}
