// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The reason for which a function of the program returns no value.
package enum FunctionProblem: Sendable, Hashable {
  /// There are more arguments than parameters.
  case tooManyArguments(count: Int, limit: Int)
  /// An argument is missing, or does not match its parameter.
  case argument(String, found: String, syntax: String)
  /// The function returns no value for its arguments.
  case rejection
  /// The function returns a text that cannot be part of a value.
  case result(found: String)
}

extension FunctionProblem {
  /// Returns the diagnostic of the problem.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - subject: The property whose value is invalid.
  ///   - range: The byte range of its declaration.
  /// - Returns: A diagnostic with the reason for which the declaration is invalid.
  func diagnostic(
    of name: String, in subject: Diagnostic.Fact, at range: Range<Int>
  ) -> Diagnostic {
    func diagnostic(_ kind: Diagnostic.Kind, found: String, expected: String) -> Diagnostic {
      Diagnostic(kind, range: range, facts: [subject, .found(found), .expected(expected)])
    }
    switch self {
    case .tooManyArguments(let count, let limit):
      return diagnostic(
        .invalidArgument, found: count == 1 ? "1 argument" : "\(count) arguments",
        expected: limit == 0 ? "none in '\(name)()'" : "at most \(limit) in '\(name)()'")
    case .argument(let parameter, let found, let syntax):
      return diagnostic(
        .invalidArgument, found: found.isEmpty ? "nothing" : "'\(found)'",
        expected: "\(syntax == "*" ? "a value" : syntax) for '\(parameter)' of '\(name)()'")
    case .rejection: return diagnostic(.functionWithoutValue, found: name, expected: "")
    case .result(let found):
      return diagnostic(
        .invalidResult, found: found,
        expected: "a value without variables or calls from '\(name)()'")
    }
  }
}
