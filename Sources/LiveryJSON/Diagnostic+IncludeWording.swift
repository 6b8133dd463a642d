// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What may be wrong with what a style sheet in JSON includes.
extension Diagnostic.Kind {
  /// An include that is none.
  package static let invalidInclude = Self("invalid-include", .error) { _ in
    "expected a file, or {\"inApp\": FILE, \"remote\": ADDRESS}"
  }
  /// An include in a sheet that may read nothing.
  package static let includeNotLoaded = Self("include-not-loaded", .error) {
    "'\($0.subject)' is not read: the sheet has no loader"
  }
  /// An included file that is not there.
  package static let includeNotFound = Self("include-not-found", .error) {
    "'\($0.subject)' is not included: \($0.expected)"
  }
  /// An included file that cannot be read, or must not.
  package static let includeUnreadable = Self("include-unreadable", .error) {
    "'\($0.subject)' is not included: \($0.expected)"
  }
  /// Files that include one another.
  package static let circularInclude = Self("circular-include", .error) {
    "'\($0.subject)' is being read already: \($0.found)"
  }
  /// Includes in one another beyond the limit.
  package static let includeTooDeep = Self("include-too-deep", .error) {
    "files included by one another more than \($0.limit) deep are not read"
  }
  /// More includes than the limit.
  package static let tooManyIncludes = Self("too-many-includes", .error) {
    "a sheet includes at most \($0.limit) files; the rest is left out"
  }
  /// Includes that are too large together.
  package static let includesTooLarge = Self("includes-too-large", .error) {
    "'\($0.subject)' is not included: all files together have more than \($0.limit) bytes"
  }
  /// What is remote and could not be read.
  package static let remoteIncludeFailed = Self("remote-include-failed", .warning) {
    "'\($0.subject)' is not read: \($0.expected)"
  }
}
