// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Every sentence that CSSCascade has for a reader of fonts and animations.
extension Diagnostic.Kind {
  /// A rule without something that it must have.
  package static let missingDescriptor = Self("missing-descriptor", .error) {
    "this '\($0.subject)' lacks \($0.expected); it is ignored"
  }
  /// A descriptor that its rule does not have.
  package static let unknownDescriptor = Self("unknown-descriptor", .warning) {
    "unknown descriptor '\($0.found)' in '\($0.subject)'\($0.didYouMean)"
  }
  /// `!important` where nothing is weighed.
  package static let ignoredImportance = Self("ignored-importance", .error) {
    "a declaration in '\($0.subject)' cannot be '!important'; it is ignored"
  }
  /// An `@keyframes` without a name.
  package static let invalidKeyframes = Self("invalid-keyframes", .error) {
    "expected \($0.expected) in '@keyframes', found \(found($0))"
  }
  /// A block of `@keyframes` that says no moments.
  package static let invalidKeyframeSelector = Self("invalid-keyframe-selector", .error) {
    "expected \($0.expected), found \(found($0)); the keyframe is ignored"
  }
  /// Something in `@keyframes` that is no keyframe.
  package static let misplacedInKeyframes = Self("misplaced-in-keyframes", .error) {
    "'\($0.found)' has no place in '@keyframes'; it is ignored"
  }
  /// A property of animations in a keyframe.
  package static let ignoredInKeyframes = Self("ignored-in-keyframes", .warning) {
    "'\($0.subject)' says nothing in a keyframe; it is ignored"
  }

  private static func found(_ diagnostic: Diagnostic) -> String {
    diagnostic.found.isEmpty ? "the end" : "'\(diagnostic.found)'"
  }
}
