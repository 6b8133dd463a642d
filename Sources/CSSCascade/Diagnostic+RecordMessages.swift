// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages of diagnostics about fonts and animations.
extension Diagnostic.Kind {
  /// A rule without a required descriptor.
  package static let missingDescriptor = Self("missing-descriptor", .error) {
    "this '\($0.subject)' lacks \($0.expected); it is ignored"
  }
  /// A descriptor that the at-rule does not define.
  package static let unknownDescriptor = Self("unknown-descriptor", .warning) {
    "unknown descriptor '\($0.found)' in '\($0.subject)'\($0.didYouMean)"
  }
  /// An `!important` where the cascade does not apply.
  package static let ignoredImportance = Self("ignored-importance", .error) {
    "a declaration in '\($0.subject)' cannot be '!important'; it is ignored"
  }
  /// An `@keyframes` without a name.
  package static let invalidKeyframes = Self("invalid-keyframes", .error) {
    "expected \($0.expected) in '@keyframes', found \(found($0))"
  }
  /// A block of `@keyframes` without a valid keyframe selector.
  package static let invalidKeyframeSelector = Self("invalid-keyframe-selector", .error) {
    "expected \($0.expected), found \(found($0)); the keyframe is ignored"
  }
  /// A rule or declaration in `@keyframes` that is not a keyframe.
  package static let misplacedInKeyframes = Self("misplaced-in-keyframes", .error) {
    "'\($0.found)' is not allowed in '@keyframes'; it is ignored"
  }
  /// An animation property in a keyframe, where it has no effect.
  package static let ignoredInKeyframes = Self("ignored-in-keyframes", .warning) {
    "'\($0.subject)' has no effect in a keyframe; it is ignored"
  }

  private static func found(_ diagnostic: Diagnostic) -> String {
    diagnostic.found.isEmpty ? "the end" : "'\(diagnostic.found)'"
  }
}
