// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

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

/// The messages of diagnostics about running animations.
extension Diagnostic.Kind {
  /// More elements than the limit have transitions or animations.
  package static let tooManyAnimatedElements = Self("too-many-animated-elements", .warning) { _ in
    "too many elements are animated at one time; the last ones change at once"
  }
  /// More properties of an element than the limit change.
  package static let tooManyAnimatedProperties = Self("too-many-animated-properties", .warning) {
    _ in "too many properties of an element are animated at one time; the last ones change at once"
  }
  /// An animation has more keyframes than the limit.
  package static let tooManyKeyframes = Self("too-many-keyframes", .warning) {
    "the keyframes '\($0.subject)' have too many blocks; the animation does not run"
  }
}
