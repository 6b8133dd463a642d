// SPDX-License-Identifier: Apache-2.0

/// The optimizations of styling a tree, none of which changes a style.
///
/// All of them are enabled by default. Disabling one shows its benefit.
public struct StylingOptions: Sendable, Hashable {
  /// Whether an element reuses the matched rules of an equal element below equal ancestors.
  public var sharesStyles: Bool
  /// Whether elements with equal rules and equal inherited values share a style.
  public var cachesStyles: Bool
  /// Whether rules are skipped if they require an ancestor that the element lacks.
  public var filtersAncestors: Bool
  /// Whether values are reused that were computed before for this tree or another one of the same
  /// sheet.
  public var reusesComputedValues: Bool

  /// Creates options, with all optimizations enabled by default.
  public init(
    sharesStyles: Bool = true, cachesStyles: Bool = true, filtersAncestors: Bool = true,
    reusesComputedValues: Bool = true
  ) {
    self.sharesStyles = sharesStyles
    self.cachesStyles = cachesStyles
    self.filtersAncestors = filtersAncestors
    self.reusesComputedValues = reusesComputedValues
  }
}
