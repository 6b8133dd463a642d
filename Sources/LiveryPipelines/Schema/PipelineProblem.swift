// SPDX-License-Identifier: Apache-2.0

/// The reason why a step of a pipeline is omitted.
public struct PipelineProblem: Sendable, Hashable {
  /// The kind of the problem.
  public let kind: Kind
  /// The step in CSS syntax.
  public let text: String
  /// The indices of the enclosing steps, the outermost first, and of the step itself.
  ///
  /// Each index counts from 0 among the steps at that level.
  public let path: [Int]
  /// The index of the first rejected argument, without commas.
  ///
  /// The value is the argument count if one is missing at the end, and `nil` if no argument is at
  /// fault.
  public let argument: Int?

  /// The kinds of problems.
  public enum Kind: Sendable, Hashable {
    /// The name of the step is unknown.
    case unknownStep
    /// The arguments do not match the schema; the value lists the accepted grammars.
    case invalidArguments(expected: [String])
    /// The steps are nested deeper than the limit.
    case nestedTooDeep
    /// The pipeline has more steps than the limit.
    case tooManySteps(limit: Int)
  }
}

extension PipelineProblem {
  /// The index of the step, from 0, within its enclosing step.
  package var index: Int { path.last ?? 0 }
}
