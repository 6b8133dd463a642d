// SPDX-License-Identifier: Apache-2.0
public import CSSSelectors

/// A declaration that takes part in the cascade of a property, and its outcome.
public struct Candidate: Sendable {
  /// The value in canonical form; if it is invalid or contains variables, as written.
  public let value: String
  /// The declared property: the explained one, or a shorthand that sets it.
  public let property: String
  /// Whether the declaration ends in `!important`.
  public let isImportant: Bool
  /// The origin of the declaration.
  public let origin: CandidateOrigin
  /// The matching selector, resolved if its rule is nested; `nil` if no rule declares the value.
  public let selector: String?
  /// The full name of the layer, such as `base.buttons`; `nil` if the rule is unlayered.
  public let layer: String?
  /// The scope of the rule; `nil` if it is unscoped.
  public let scope: Scope?
  /// The specificity of the selector.
  public let specificity: Specificity
  /// The location of the declaration; `nil` for a presentational hint.
  public let location: Location?
  /// The reason for the outcome.
  public let reason: CandidateReason
  /// The running transition or animation that gives the value, or `nil` for a declaration.
  package let effect: ExplainedEffect?

  /// Whether the declaration wins; for a shorthand, whether it wins for at least one longhand.
  public var wins: Bool { reason.isWinning }

  /// The `@scope` rule around a declaration.
  public struct Scope: Sendable, Hashable {
    /// The rule, such as `@scope (section)`.
    public let rule: String
    /// The number of steps up to the scoping root; `nil` if the element is in no scope of the rule.
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

    /// The location in the format of messages, such as `theme.css:12:3`.
    public var description: String { "\(file):\(line):\(column)" }
  }
}
