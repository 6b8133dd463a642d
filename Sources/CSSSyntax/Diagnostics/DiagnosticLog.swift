// SPDX-License-Identifier: Apache-2.0

/// A log of diagnostics with a limit, so that a hostile style sheet cannot exhaust the memory.
package struct DiagnosticLog: Sendable {
  /// The maximum number of diagnostics before the last one, which reports that there were more.
  package static let limit = 10_000

  /// The diagnostics in the order of detection.
  package private(set) var diagnostics: [Diagnostic]

  /// Creates a log with initial diagnostics.
  package init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// Whether further diagnostics are dropped.
  package var isFull: Bool { diagnostics.count > Self.limit }

  /// Adds a diagnostic; the first one above the limit is replaced by a report of that fact.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isFull { return }
    if diagnostics.count < Self.limit {
      diagnostics.append(diagnostic())
    } else {
      let last = diagnostic()
      diagnostics.append(
        Diagnostic(.tooManyDiagnostics, range: last.range, facts: [.limit(Self.limit)]))
    }
  }
}
