// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of longhands that a declaration of `all` expands to.
///
/// All declarations with the same keyword share one expansion. All declarations with variables
/// share their keys.
///
/// Defined by [CSS Cascade 5, section 3.2](https://drafts.csswg.org/css-cascade-5/#all-shorthand).
final class AllExpansion: Sendable {
  typealias Key = DeclaredLonghands.Key

  /// The value of each longhand.
  let value: DeclaredValue
  /// The keys of the longhands, in the order of the property table.
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
  convenience init(_ pending: PendingValue) {
    self.init(.pending(pending), keys: pending.mayBeKeyword ? Self.variableKeys : Self.valueKeys)
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

  private static let variableKeys = longhands.map { Key($0, dependence: .variables) }
  private static let valueKeys = longhands.map { Key($0, dependence: .element) }
}

extension AllExpansion {
  /// The longhands, in the order of the property table.
  static let longhands = Property.all.longhands.sorted { $0.rawValue < $1.rawValue }
  /// The ranks of the longhands.
  private static let ranks = LonghandSet(longhands)
  /// The ranks of the physical longhands.
  private static let physicalRanks = LonghandSet(longhands.filter { !$0.isLogical })

  /// Whether the expansion sets a longhand.
  static func covers(_ property: Property) -> Bool { ranks.contains(property.computingRank) }

  /// Returns whether a set contains all longhands of the expansion.
  ///
  /// If the flow is known, the physical longhands are sufficient.
  static func isDecided(in decided: LonghandSet, isFlowResolved: Bool) -> Bool {
    decided.isSuperset(of: isFlowResolved ? physicalRanks : ranks)
  }
}
