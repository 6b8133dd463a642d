// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Synchronization

/// The reloader of a theme's files, which commits the valid style sheets to the theme.
///
/// Reloads are serialized. Observers are called outside of the lock and may reload.
final class ThemeReloader: Sendable {
  /// The observers of reload results.
  let observers = Observers<PendingReloads>()
  private let state = Mutex(State())

  fileprivate struct State {
    /// The states of the file-based style sheets, by name.
    var sheets: [String: FileSheet] = [:]
    /// The last reported failure, or `nil` if all style sheets are valid.
    var reported: String?
  }
}

extension ThemeReloader {
  /// Returns the files of the theme's style sheets with their states; `nil` for an unknown state.
  func files(of theme: Theme) -> [String: FileSheet.FileState?] {
    let sources = theme.sheet.sources.filter(\.isFile)
    return state.withLock { state in
      var files: [String: FileSheet.FileState?] = [:]
      for source in sources {
        if let sheet = state.sheets[source.name], sheet.matches(source) {
          for (path, file) in sheet.files { files[path] = .some(file) }
        } else {
          files[source.name] = .some(nil)
        }
      }
      return files
    }
  }

  /// Reads files again.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - changed: The paths of the files to read, with the signatures after debouncing, or `nil`
  ///     for all files.
  ///   - policy: The treatment of an invalid style sheet.
  ///   - start: The time of the detection.
  ///   - isRequested: Whether a caller waits for the result, which then includes a failure that was
  ///     reported before.
  /// - Returns: The results in the order of their delivery.
  @discardableResult
  func reload(
    _ theme: Theme, changed: [String: FileSignature?]? = nil, _ policy: WatchOptions.ErrorPolicy,
    since start: ContinuousClock.Instant, isRequested: Bool
  ) -> [ThemeReload] {
    let events = state.withLock { state in
      let events = state.reload(
        theme, changed: changed, policy, since: start, isRequested: isRequested)
      observers.add(events)
      return events
    }
    theme.observers.notify()
    observers.notify()
    return events
  }

  /// Reports an event that is no reload.
  func report(_ event: ThemeReload) {
    observers.add([event])
    observers.notify()
  }
}

extension ThemeReloader.State {
  fileprivate mutating func reload(
    _ theme: Theme, changed: [String: FileSignature?]?, _ policy: WatchOptions.ErrorPolicy,
    since start: ContinuousClock.Instant, isRequested: Bool
  ) -> [ThemeReload] {
    let sheet = theme.sheet
    let fileSources = sheet.sources.filter(\.isFile)
    let names = Set(fileSources.map(\.name))
    sheets = sheets.filter { names.contains($0.key) }
    var candidates: [StyleSource] = []
    for source in fileSources {
      // A caller receives a result soon; a watcher looks again when the files are unchanged for a
      // while.
      var attempts = isRequested ? 5 : 1
      var candidate: StyleSource?
      while attempts > 0 {
        attempts -= 1
        if read(source, changed, isLast: isRequested && attempts == 0, into: &candidate) { break }
      }
      if let candidate { candidates.append(candidate) }
    }
    var attempt = ReloadAttempt(of: candidates, in: sheet)
    if policy == .keepLastGood {
      for (name, problems) in attempt.reject() { sheets[name]?.problems = problems }
    }
    var change: ThemeChange?
    if let result = attempt.result {
      change = theme.commit(result, of: attempt.candidates, basedOn: sheet)
    }
    for source in theme.sheet.sources where source.isFile { sheets[source.name]?.accept(source) }
    return events(of: change, fileSources.map(\.name), since: start, isRequested: isRequested)
  }

  /// Reads a style sheet if one of its files changed.
  ///
  /// - Parameters:
  ///   - source: The style sheet in the theme.
  ///   - settled: The files that changed, with their signatures after debouncing, or `nil` for all.
  ///   - isLast: Whether the result counts even if a file is being written.
  ///   - candidate: Receives the style sheet that was read.
  /// - Returns: `false` if one of the files is being written; the state is then unchanged.
  private mutating func read(
    _ source: StyleSource, _ settled: [String: FileSignature?]?, isLast: Bool,
    into candidate: inout StyleSource?
  ) -> Bool {
    var sheet = sheets[source.name] ?? FileSheet()
    var changed = settled.map { Set($0.keys) }
    if !sheet.matches(source) { changed = nil }
    if let changed, changed.isDisjoint(with: sheet.files.keys) { return true }
    sheet.problems = []
    do throws(SourceError) {
      candidate = try sheet.read(source, changed: changed)
    } catch {
      sheet.problems = [.unreadable(error)]
      candidate = nil
    }
    if sheet.isBeingWritten(changed, since: settled ?? [:]), !isLast {
      candidate = nil
      return false
    }
    sheets[source.name] = sheet
    return true
  }

  /// Returns the results to report.
  private mutating func events(
    of change: ThemeChange?, _ names: [String], since start: ContinuousClock.Instant,
    isRequested: Bool
  ) -> [ThemeReload] {
    let problems = names.flatMap { sheets[$0]?.problems ?? [] }
    let failure = problems.isEmpty ? nil : ReloadFailure(problems: problems)
    var events: [ThemeReload] = []
    if failure == nil, reported != nil { events.append(.recovered) }
    if let change, !change.isUnchanged {
      let duration = start.duration(to: .now) / .milliseconds(1)
      events.append(.reloaded(change, milliseconds: duration))
    }
    let text = failure?.description
    if let failure, isRequested || text != reported { events.append(.failed(failure)) }
    reported = text
    return events
  }
}
