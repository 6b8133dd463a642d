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
  /// The scope of the declaration; `nil` outside of scopes.
  public let scope: Scope?
  /// How specific the selector is.
  public let specificity: Specificity
  /// The location of the declaration; `nil` for a value that code set.
  public let location: Location?
  /// What decided about the declaration.
  public let reason: CandidateReason

  /// Whether the cascade chose the declaration, for one longhand at least where a shorthand is in question.
  public var wins: Bool { reason.isVictory }

  /// The `@scope` rule around a declaration.
  public struct Scope: Sendable, Hashable {
    /// The rule, such as `@scope (section)`.
    public let rule: String
    /// The number of steps from the element up to the scoping root; `nil` if the element is in no scope of the rule.
    public let proximity: Int?
  }

  /// The location of a declaration in a sheet.
  public struct Location: Sendable, Hashable, CustomStringConvertible {
    /// The name of the sheet.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in UTF-16 units.
    public let column: Int

    /// The location as messages write it, such as `theme.css:12:3`.
    public var description: String { "\(file):\(line):\(column)" }
  }
}
