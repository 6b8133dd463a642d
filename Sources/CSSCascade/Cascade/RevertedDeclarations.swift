// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of one longhand that `revert` and `revert-layer` revert.
struct RevertedDeclarations {
  /// The lowest reverted origin; declarations of this origin and of those above are reverted.
  private var origin = Int.max
  /// The other reverted levels.
  private var reverted: Set<CascadeLevel> = []

  /// Whether a declaration of a level is reverted.
  func contains(_ level: CascadeLevel, in levels: CascadeLevels) -> Bool {
    origin <= levels.originRank(of: level) || reverted.contains(level)
  }

  mutating func insert(_ keyword: CSSWideKeyword, at level: CascadeLevel, in levels: CascadeLevels)
  {
    if keyword == .revert {
      origin = min(origin, levels.originRank(of: level))
    } else {
      reverted.insert(level)
    }
  }
}

extension CSSWideKeyword {
  /// Whether the keyword is `revert` or `revert-layer`.
  var isRevert: Bool { self == .revert || self == .revertLayer }
}
