// SPDX-License-Identifier: Apache-2.0

/// Files that are not what they were, each of which is left alone until whoever writes it is done.
struct SettlingFiles {
  private var marks: [String: Mark] = [:]
  private var unsettled: [String: Unsettled] = [:]
  private var isLost = false
  /// When the next file is settled, if nothing happens to it.
  private(set) var due: ContinuousClock.Instant?

  /// What the system said of a file last.
  enum Mark {
    /// It was made; it is being written, or was made by a link.
    case created
    /// Who wrote it is done.
    case completed
  }

  private struct Unsettled {
    let signature: FileSignature?
    let start: ContinuousClock.Instant
  }

  /// The delays of missing and open files.
  private let options: WatchOptions
  /// The time without a change after which a file counts as complete if the system does not report completion.
  private static let settling = Duration.milliseconds(20)

  /// No files, with the delays of a watch.
  init(_ options: WatchOptions) {
    self.options = options
  }
}

extension SettlingFiles {
  /// Takes down what was said of a file last; nil for nothing that counts.
  mutating func mark(_ path: String, _ mark: Mark?) { marks[path] = mark }

  /// Takes down that something was not said, of whatever file; it always counts.
  mutating func markAll() -> Bool {
    isLost = true
    return true
  }

  /// Forgets that something was not said, because all files were looked at.
  mutating func forgetLost() { isLost = false }

  /// The files that are to be read now.
  ///
  /// - Parameters:
  ///   - files: the files with what they were when they were read.
  ///   - isPolling: whether changes may happen of which nothing is said.
  ///   - tellsCompletion: whether it is said when who writes a file is done.
  /// - Returns: their paths with the signatures that they settled with; the others are as they were, or not settled.
  mutating func changed(
    in files: [String: FileSheet.FileState?], isPolling: Bool, tellsCompletion: Bool
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
      let isOld = isPolling && state.youth.map { $0 <= now } == true
      let isForced = marks[path] == .completed || isLost || state.isNew || isOld
      guard signature != state.signature || isForced && signature != nil else {
        settle(path)
        continue
      }
      let duration = duration(
        of: signature, since: state, mark: marks[path], isForced: isForced,
        tellsCompletion: tellsCompletion)
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

  /// How long a file must stay as it is before it is read.
  private func duration(
    of signature: FileSignature?, since state: FileSheet.FileState, mark: Mark?, isForced: Bool,
    tellsCompletion: Bool
  ) -> Duration {
    guard let signature else { return options.absenceDelay }
    if signature.size == 0, state.signature.map({ $0.size > 0 }) ?? true {
      return tellsCompletion && mark != .completed ? options.writingDelay : options.absenceDelay
    }
    if signature == state.signature, isForced { return .zero }
    guard tellsCompletion else { return Self.settling }
    switch mark {
    case .completed: return .zero
    case .created: return options.writingDelay
    case nil:
      if isLost { return Self.settling }
      // Another file under the same path was there before; the same one is being written to.
      let isSameFile = signature.identity == state.signature?.identity
      return isSameFile ? options.writingDelay : .zero
    }
  }
}
