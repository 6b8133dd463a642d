// SPDX-License-Identifier: Apache-2.0

/// Which short cuts are taken while a tree is styled; none of them changes a style.
///
/// By default all are taken. Leaving one out shows what it is worth.
public struct StylingOptions: Sendable, Hashable {
  /// Whether an element is spared the matching of rules that an equal element in an equal place was matched against.
  public var sharesStyles: Bool
  /// Whether elements with the same rules that inherit the same get the same style.
  public var cachesStyles: Bool
  /// Whether rules are passed over that ask for what is not above the element.
  public var filtersAncestors: Bool
  /// Whether values are known that were computed before, for this tree or another one of the same sheet.
  public var remembersStyles: Bool

  /// All short cuts, or some.
  public init(
    sharesStyles: Bool = true, cachesStyles: Bool = true, filtersAncestors: Bool = true,
    remembersStyles: Bool = true
  ) {
    self.sharesStyles = sharesStyles
    self.cachesStyles = cachesStyles
    self.filtersAncestors = filtersAncestors
    self.remembersStyles = remembersStyles
  }
}
