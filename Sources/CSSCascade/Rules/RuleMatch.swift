// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A rule that matches an element, with the criteria of the cascade.
///
/// Matches are compared by level, specificity, scope proximity and order of appearance, as the
/// cascade specifies. The greater match wins among normal declarations.
///
/// Defined by [CSS Cascade 6, section 2.1](https://drafts.csswg.org/css-cascade-6/#cascade-sort).
struct RuleMatch: BitwiseCopyable, Sendable, Hashable, Comparable {
  /// The level, the specificity and the scope proximity, from the highest bits down.
  private let key: UInt64
  /// The number of the rule in its index, or of a block that is attached to the element.
  let rule: UInt32

  /// Creates a match.
  ///
  /// `distance` is the number of steps up to the scoping root, or `nil` for a rule without a scope.
  init(
    rule: UInt32, level: CascadeLevel, specificity: Specificity = .zero, distance: Int? = nil
  ) {
    let proximityRank = 0xFFFF - UInt64(min(distance ?? 0xFFFF, 0xFFFF))
    key = UInt64(level.rawValue) << 46 | UInt64(specificity.rawValue) << 16 | proximityRank
    self.rule = rule
  }

  /// Returns the match with a number of steps up to the scoping root.
  func scoped(at distance: Int) -> RuleMatch {
    RuleMatch(rule: rule, level: level, specificity: specificity, distance: distance)
  }

  /// Returns the match with another rule number.
  func numbered(_ number: UInt32) -> RuleMatch {
    RuleMatch(rule: number, level: level, specificity: specificity, distance: distance)
  }

  /// The level of the rule.
  var level: CascadeLevel { CascadeLevel(rawValue: UInt32(truncatingIfNeeded: key >> 46)) }

  /// The highest specificity of the rule's matching selectors.
  var specificity: Specificity {
    Specificity(rawValue: UInt32(truncatingIfNeeded: key >> 16 & 0x3FFF_FFFF))
  }

  /// The number of steps up to the scoping root, or `nil` for a rule without a scope.
  var distance: Int? {
    let proximityRank = Int(key & 0xFFFF)
    return proximityRank == 0 ? nil : 0xFFFF - proximityRank
  }

  static func < (a: Self, b: Self) -> Bool {
    a.key != b.key ? a.key < b.key : a.rule < b.rule
  }
}
