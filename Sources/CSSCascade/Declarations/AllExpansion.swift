// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of longhands that a declaration of the property `all` expands to.
///
/// All declarations of the same CSS-wide keyword share one expansion. Each declaration with
/// `var()` has its own value, but shares the keys with others.
///
/// Defined by [CSS Cascade 5, section 3.2](https://drafts.csswg.org/css-cascade-5/#all-shorthand).
final class AllExpansion: Sendable {
  typealias Key = DeclaredLonghands.Key

  /// The value of each longhand.
  let value: DeclaredValue
  /// The keys of the longhands, in the same order as ``longhands``.
  let keys: [Key]

  private init(_ value: DeclaredValue, keys: [Key]) {
    self.value = value
    self.keys = keys
  }

  private convenience init(_ keyword: CSSWideKeyword) {
    let value = DeclaredValue.keyword(keyword)
    self.init(
      value, keys: Self.longhands.map { Key(DeclaredLonghand(property: $0, value: value)) })
  }

  /// Creates an expansion to a value with variables.
  ///
  /// A value that may become a CSS-wide keyword depends on the texts of its variables. Any other
  /// value is invalid at computed-value time, so that each longhand is `unset`.
  convenience init(_ pending: PendingValue) {
    self.init(
      .pending(pending),
      keys: pending.mayBeKeyword ? Self.keysDependingOnVariables : Self.keysDependingOnElement)
  }
}

extension AllExpansion {
  /// Returns the expansion to a keyword, which all declarations with that keyword share.
  static func of(_ keyword: CSSWideKeyword) -> AllExpansion {
    switch keyword {
    case .initial: initial
    case .inherit: inherit
    case .unset: unset
    case .revert: revert
    case .revertLayer: revertLayer
    }
  }

  private static let initial = AllExpansion(.initial)
  private static let inherit = AllExpansion(.inherit)
  private static let unset = AllExpansion(.unset)
  private static let revert = AllExpansion(.revert)
  private static let revertLayer = AllExpansion(.revertLayer)

  private static let keysDependingOnVariables = longhands.map { Key($0, dependence: .variables) }
  private static let keysDependingOnElement = longhands.map { Key($0, dependence: .element) }
}

extension AllExpansion {
  /// The longhands of the property `all`, in the order of the property table.
  ///
  /// The sets below have the same longhands in the order of computation.
  static let longhands = Property.all.longhands.sorted { $0.rawValue < $1.rawValue }
  /// The set of all longhands of the property `all`.
  private static let longhandSet = LonghandSet(longhands)
  /// The set of the physical longhands of the property `all`.
  private static let physicalLonghandSet = LonghandSet(longhands.filter { !$0.isLogical })

  /// Returns whether the expansion sets a longhand.
  static func covers(_ property: Property) -> Bool {
    longhandSet.contains(property.computingRank)
  }

  /// Returns whether all longhands of the expansion have a winner, so that it changes nothing.
  ///
  /// - Parameters:
  ///   - decided: The longhands that have a winner.
  ///   - isFlowKnown: Whether the writing mode and the direction of the element are known. They map
  ///     each logical longhand to a physical one, so the physical ones are sufficient.
  /// - Returns: Whether the expansion can be skipped.
  static func isFullyDecided(by decided: LonghandSet, isFlowKnown: Bool) -> Bool {
    decided.isSuperset(of: isFlowKnown ? physicalLonghandSet : longhandSet)
  }
}
