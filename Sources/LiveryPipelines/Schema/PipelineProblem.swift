// SPDX-License-Identifier: Apache-2.0

/// Why a step of a pipeline is left out.
public struct PipelineProblem: Sendable, Hashable {
  /// What is wrong.
  public let kind: Kind
  /// The step as CSS writes it.
  public let text: String
  /// The places of the steps that it stands in, the outermost first, and at last its own, each counted from 0 among the
  /// steps beside it.
  public let path: [Int]
  /// The index of the first argument that is not accepted, commas left out; their number if one is missing at the end, and
  /// `nil` if the fault is not that of an argument.
  public let argument: Int?

  /// What may be wrong with a step.
  public enum Kind: Sendable, Hashable {
    /// No step has its name.
    case unknownStep
    /// Its arguments are not what its schema asks for; the grammars that would be accepted.
    case invalidArguments(expected: [String])
    /// Steps in steps, deeper than is read.
    case nestedTooDeep
    /// There are more steps than a pipeline may have.
    case tooManySteps(limit: Int)
  }
}

extension PipelineProblem {
  /// Its place among the steps, from 0; for a step inside of another, among those inside of it.
  package var index: Int { path.last ?? 0 }
}
