// SPDX-License-Identifier: Apache-2.0
import Dispatch

/// The diagnostics that the client has, and the checks that are due.
struct DiagnosticsState {
  /// The diagnostics that were published for each document, with its version.
  var published: [DocumentURI: Published] = [:]
  /// Whether the client requests the diagnostics of its documents, so that none are published.
  var arePulled = false
  /// The projects that must be checked.
  private(set) var pending: [Project] = []
  /// The documents that changed since the last check.
  private(set) var changed: Set<DocumentURI> = []
  /// The time of the next check.
  private var dueTime = DispatchTime.now()
  /// The time at which the last check ended.
  private var lastCheck = DispatchTime(uptimeNanoseconds: 1)

  /// The diagnostics of a document.
  struct Published: Equatable {
    /// The version of the document, or `nil` for a file that is not open.
    let version: Int?
    /// The diagnostics in the order of the text.
    let diagnostics: [LSP.Diagnostic]
  }

  /// Schedules a check.
  ///
  /// The first change after a pause is checked at once. Further changes wait, so that a check
  /// covers several of them.
  ///
  /// - Parameters:
  ///   - project: The project to check.
  ///   - uri: The document that changed, or `nil` if files changed.
  ///   - delay: The minimum time between the last check and this one, in milliseconds.
  mutating func schedule(_ project: Project, changed uri: DocumentURI?, delay: Int) {
    if let uri { changed.insert(uri) }
    if !pending.contains(where: { $0 === project }) {
      if pending.isEmpty { dueTime = lastCheck + .milliseconds(delay) }
      pending.append(project)
    }
  }

  /// The time until the next check in milliseconds, or `nil` if none is due.
  var delay: Int? {
    if pending.isEmpty { return nil }
    let now = DispatchTime.now()
    guard dueTime > now else { return 0 }
    return Int((dueTime.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1
  }

  /// Whether a check has been due for so long that it must not wait for further messages.
  var isOverdue: Bool {
    !pending.isEmpty && dueTime + .milliseconds(50) < DispatchTime.now()
  }

  /// Returns the projects to check, which are not due any more.
  mutating func takePending() -> [Project] {
    defer { (pending, changed) = ([], []) }
    return pending
  }

  /// Records the end of a check.
  mutating func endCheck() { lastCheck = DispatchTime.now() }
}
