// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The diagnostics of includes in JSON style sheets.
extension Diagnostic.Kind {
  /// An include with an invalid value.
  package static let invalidInclude = Self("invalid-include", .error) { _ in
    "expected a file, or {\"inApp\": FILE, \"remote\": ADDRESS}"
  }
  /// An include in a sheet without a loader.
  package static let includeNotLoaded = Self("include-not-loaded", .error) {
    "'\($0.subject)' is not read: the sheet has no loader"
  }
  /// An included file that does not exist.
  package static let includeNotFound = Self("include-not-found", .error) {
    "'\($0.subject)' is not included: \($0.expected)"
  }
  /// An included file that cannot be read, or whose access is denied.
  package static let includeUnreadable = Self("include-unreadable", .error) {
    "'\($0.subject)' is not included: \($0.expected)"
  }
  /// Files that include each other.
  package static let circularInclude = Self("circular-include", .error) {
    "'\($0.subject)' is already being read: \($0.found)"
  }
  /// Includes nested beyond the limit.
  package static let includeTooDeep = Self("include-too-deep", .error) {
    "includes nested more than \($0.limit) deep are not read"
  }
  /// More includes than the limit.
  package static let tooManyIncludes = Self("too-many-includes", .error) {
    "a style sheet includes at most \($0.limit) files; the rest is left out"
  }
  /// Includes that exceed the limit on the total size.
  package static let includesTooLarge = Self("includes-too-large", .error) {
    "'\($0.subject)' is not included: all files together have more than \($0.limit) bytes"
  }
  /// A remote include that could not be read.
  package static let remoteIncludeFailed = Self("remote-include-failed", .warning) {
    "'\($0.subject)' is not read: \($0.expected)"
  }
}
