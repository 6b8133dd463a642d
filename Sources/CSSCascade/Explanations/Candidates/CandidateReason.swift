// SPDX-License-Identifier: Apache-2.0
public import CSSSelectors
public import CSSSyntax
public import CSSValues

/// What decided about a declaration.
///
/// Defined by [CSS Cascade 6, section 2.1](https://drafts.csswg.org/css-cascade-6/#cascade-sort).
public enum CandidateReason: Sendable, Hashable {
  /// It is the strongest.
  case wins
  /// It is the strongest, and it says that the value is the parent's.
  case inherits
  /// It is the strongest, but with its variables replaced it is no value, so that it counts as
  /// `unset`: why, if that is known.
  case invalidAtComputedValueTime(Diagnostic?)
  /// It says `revert` or `revert-layer`, which takes itself and others back.
  case reverts(CSSWideKeyword)
  /// A stronger one takes it back.
  case takenBack(CSSWideKeyword)
  /// The winner is important.
  case importance
  /// The winner is somebody else's.
  case origin(CandidateOrigin)
  /// The winner is the element's own.
  case elementAttached
  /// The winner stands in another layer; nil for outside of all layers.
  case layer(String?)
  /// The winner's selector is more specific.
  case specificity(Specificity)
  /// The winner's scoping root is nearer; so many steps, nil for none.
  case proximity(Int?)
  /// The winner comes later.
  case order
  /// The winner comes later in the same block.
  case laterInBlock
  /// It is no value of its property: why, if that is known.
  case invalid(Diagnostic?)
  /// At-rules around it do not hold.
  case conditions([String])

  /// Whether the cascade chose the declaration.
  public var isVictory: Bool {
    switch self {
    case .wins, .inherits, .invalidAtComputedValueTime: true
    default: false
    }
  }
}
