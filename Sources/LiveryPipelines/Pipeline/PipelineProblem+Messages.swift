// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension PipelineProblem: CustomStringConvertible {
  /// The message of the problem, such as
  /// `the step '--glow(4px)' is left out: there is no step of this name`.
  public var description: String { "the step '\(shortText)' is left out: \(reason)" }

  private var reason: String {
    switch kind {
    case .unknownStep: "there is no step of this name"
    case .invalidArguments(let expected): "expected \(expected.joined(separator: " | "))"
    case .nestedTooDeep: "it is nested too deep"
    case .tooManySteps(let limit): "a pipeline has at most \(limit) steps"
    }
  }

  /// The text of the step, truncated to fit on a line.
  private var shortText: String {
    text.count > 60 ? text.prefix(57) + "..." : text
  }
}

extension Diagnostic.Kind {
  /// A step of a pipeline that is unknown to the library or has invalid arguments.
  package static let unreadStep = Self("unread-step", .error) {
    "\($0.subject)"
  }
}
