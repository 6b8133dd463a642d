// SPDX-License-Identifier: Apache-2.0
public import CSSSelectors
public import CSSSyntax
public import CSSValues

/// The reason for the outcome of a declaration.
///
/// Defined by [CSS Cascade 6, section 2.1](https://drafts.csswg.org/css-cascade-6/#cascade-sort).
public enum CandidateReason: Sendable, Hashable {
  /// The declaration wins.
  case wins
  /// The declaration wins, and its value is the parent's.
  case inherits
  /// The declaration wins, but is invalid at computed-value time and counts as `unset`.
  ///
  /// The diagnostic is `nil` if the cause is unknown.
  case invalidAtComputedValueTime(Diagnostic?)
  /// The value is `revert` or `revert-layer`, which reverts this declaration and others.
  case reverts(CSSWideKeyword)
  /// A stronger declaration reverts this declaration.
  case reverted(CSSWideKeyword)
  /// The winner is important.
  case importance
  /// The winner has another origin.
  case origin(CandidateOrigin)
  /// The winner is an inline declaration.
  case inlineStyle
  /// The winner is in another layer; `nil` if the winner is unlayered.
  case layer(String?)
  /// The winner's selector has a higher specificity.
  case specificity(Specificity)
  /// The winner has a closer scoping root, with its distance in steps; `nil` if it has none.
  case proximity(Int?)
  /// The winner comes later in the order of appearance.
  case order
  /// The winner comes later in the same block.
  case laterInBlock
  /// The value is invalid for its property; the diagnostic is `nil` if the cause is unknown.
  case invalid(Diagnostic?)
  /// The conditions of these enclosing at-rules do not match.
  case conditions([String])

  /// Whether the declaration wins.
  public var isWinning: Bool {
    switch self {
    case .wins, .inherits, .invalidAtComputedValueTime: true
    default: false
    }
  }
}
