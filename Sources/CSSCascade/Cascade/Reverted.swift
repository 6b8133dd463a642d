// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations that `revert` and `revert-layer` took back for one longhand.
struct Reverted {
  /// Declarations of this origin and of those above do not count.
  private var origin = Int.max
  /// Those of these levels do not count either.
  private var taken: Set<CascadeLevel> = []

  /// Whether a declaration of a level was taken back.
  func holds(_ level: CascadeLevel, in levels: CascadeLevels) -> Bool {
    origin <= levels.originRank(of: level) || taken.contains(level)
  }

  mutating func take(_ keyword: CSSWideKeyword, at level: CascadeLevel, in levels: CascadeLevels) {
    if keyword == .revert {
      origin = min(origin, levels.originRank(of: level))
    } else {
      taken.insert(level)
    }
  }
}

extension CSSWideKeyword {
  /// Whether the keyword takes declarations back.
  var isRevert: Bool { self == .revert || self == .revertLayer }
}
