// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension MotionProblem {
  /// The diagnostic for the program.
  var diagnostic: Diagnostic {
    switch self {
    case .tooManyElements: Diagnostic(.tooManyAnimatedElements, range: 0..<0)
    case .tooManyProperties: Diagnostic(.tooManyAnimatedProperties, range: 0..<0)
    case .tooManyKeyframes(let name):
      Diagnostic(.tooManyKeyframes, range: 0..<0, facts: [.subject(name)])
    }
  }
}
