// SPDX-License-Identifier: Apache-2.0

/// A debouncer of file changes: each changed file is left alone until its writer is done.
struct FileDebouncer {
  private var marks: [String: Mark] = [:]
  private var unsettled: [String: Unsettled] = [:]
  private var hasLostEvents = false
  /// The time at which the next file is debounced, unless it changes again.
  private(set) var due: ContinuousClock.Instant?

  /// The last file-system event of a file.
  enum Mark {
    /// The file was created; it is being written, or is a new link.
    case created
    /// The writer closed the file.
    case completed
  }

  private struct Unsettled {
    let signature: FileSignature?
    let start: ContinuousClock.Instant
  }

  /// The delays of missing and open files.
  private let options: WatchOptions
  /// The debounce interval after which a file is complete if the system reports no completion.
  private static let settlingDelay = Duration.milliseconds(20)

  /// Creates a debouncer without files, with the delays of a watcher.
  init(_ options: WatchOptions) {
    self.options = options
  }
}

extension FileDebouncer {
  /// Records the last event of a file, or `nil` for an irrelevant one.
  mutating func mark(_ path: String, _ mark: Mark?) { marks[path] = mark }

  /// Records that events are missing, for any file; always returns `true`.
  mutating func recordLostEvents() -> Bool {
    hasLostEvents = true
    return true
  }

  /// Clears the record of missing events, because all files were checked.
  mutating func clearLostEvents() { hasLostEvents = false }

  /// Returns the files to read now.
  ///
  /// - Parameters:
  ///   - files: The files with their states at the time of reading.
  ///   - isPolling: Whether changes may occur without events.
  ///   - reportsCompletion: Whether there is an event for the end of writing to a file.
  /// - Returns: The paths of the files with their debounced signatures; the others are unchanged or
  ///   still changing.
  mutating func changed(
    in files: [String: FileSheet.FileState?], isPolling: Bool, reportsCompletion: Bool
  ) -> [String: FileSignature?] {
    let now = ContinuousClock.now
    var changed: [String: FileSignature?] = [:]
    due = nil
    unsettled = unsettled.filter { files[$0.key] != nil }
    marks = marks.filter { files[$0.key] != nil }
    for (path, state) in files {
      guard let state else {
        changed.updateValue(FileSignature(of: path), forKey: path)
        continue
      }
      let signature = FileSignature(of: path)
      let needsRecheck = isPolling && state.uncertainUntil.map { $0 <= now } == true
      let isForced = marks[path] == .completed || hasLostEvents || state.isNew || needsRecheck
      guard signature != state.signature || isForced && signature != nil else {
        settle(path)
        continue
      }
      let duration = duration(
        of: signature, since: state, mark: marks[path], isForced: isForced,
        reportsCompletion: reportsCompletion)
      if unsettled[path].map({ $0.signature != signature }) ?? true {
        unsettled[path] = Unsettled(signature: signature, start: now)
      }
      let end = (unsettled[path]?.start ?? now) + duration
      if end <= now {
        settle(path)
        changed.updateValue(signature, forKey: path)
      } else {
        due = min(due ?? end, end)
      }
    }
    return changed
  }

  private mutating func settle(_ path: String) {
    unsettled[path] = nil
    marks[path] = nil
  }

  /// Returns the time for which a file must be unchanged before it is read.
  private func duration(
    of signature: FileSignature?, since state: FileSheet.FileState, mark: Mark?, isForced: Bool,
    reportsCompletion: Bool
  ) -> Duration {
    guard let signature else { return options.absenceDelay }
    if signature.size == 0, state.signature.map({ $0.size > 0 }) ?? true {
      return reportsCompletion && mark != .completed ? options.writingDelay : options.absenceDelay
    }
    if signature == state.signature, isForced { return .zero }
    guard reportsCompletion else { return Self.settlingDelay }
    switch mark {
    case .completed: return .zero
    case .created: return options.writingDelay
    case nil:
      if hasLostEvents { return Self.settlingDelay }
      // Another file under the path was complete before; the same file is being written.
      let isSameFile = signature.identity == state.signature?.identity
      return isSameFile ? options.writingDelay : .zero
    }
  }
}
