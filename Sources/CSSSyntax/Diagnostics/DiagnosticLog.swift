// SPDX-License-Identifier: Apache-2.0

/// Collects diagnostics up to a limit, so that a hostile sheet cannot fill the memory with complaints.
package struct DiagnosticLog: Sendable {
  /// How many diagnostics are kept before the last one says that there were more.
  package static let limit = 10_000

  /// What was collected, in the order of the finds.
  package private(set) var diagnostics: [Diagnostic]

  /// A log that begins with what is known already.
  package init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// Whether anything more would be left out.
  package var isFull: Bool { diagnostics.count > Self.limit }

  /// Adds a diagnostic, or the word that there are too many.
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
