// SPDX-License-Identifier: Apache-2.0
public import CSSSelectors

/// One declaration that was in question for a property, and what came of it.
public struct Candidate: Sendable {
  /// The value in canonical form; as it is written where it is invalid or waits for variables.
  public let value: String
  /// The property that is declared: the one in question, or a shorthand that sets it.
  public let property: String
  /// Whether the declaration ends in `!important`.
  public let isImportant: Bool
  /// Who declares it.
  public let origin: CandidateOrigin
  /// The selector that matches, resolved where its rule is nested; nil where no rule declares it.
  public let selector: String?
  /// The full name of the layer, such as `base.buttons`; nil outside of layers.
  public let layer: String?
  /// The `@scope` rule around the declaration; nil for none.
  public let scope: String?
  /// How many steps up the scoping root is; nil where there is no scope.
  public let proximity: Int?
  /// How specific the selector is.
  public let specificity: Specificity
  /// The sheet's name; nil for a value that code set.
  public let file: String?
  /// The line of the declaration, counted from 1; nil for a value that code set.
  public let line: Int?
  /// The column of the declaration, counted from 1 in UTF-16 units; nil for a value that code set.
  public let column: Int?
  /// What decided about the declaration.
  public let reason: CandidateReason

  /// Whether the cascade chose the declaration, for one longhand at least where a shorthand is in question.
  public var wins: Bool { reason.isVictory }
}
