// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Why a function of the program gives no value.
package enum FunctionProblem: Sendable, Hashable {
  /// There are more arguments than parameters.
  case tooManyArguments(count: Int, limit: Int)
  /// An argument is not what a parameter takes, or missing.
  case argument(String, found: String, syntax: String)
  /// The function has no value for its arguments.
  case refusal
  /// The function gives what may stand in no value.
  case result(found: String)
}

extension FunctionProblem {
  /// The problem as a diagnostic.
  ///
  /// - Parameters:
  ///   - name: the name of the function.
  ///   - subject: the property whose value is invalid.
  ///   - range: the bytes of its declaration.
  /// - Returns: a diagnostic that says why the declaration does not count.
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
    case .refusal: return diagnostic(.functionWithoutValue, found: name, expected: "")
    case .result(let found):
      return diagnostic(
        .invalidResult, found: found,
        expected: "a value without variables or calls from '\(name)()'")
    }
  }
}
