// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Synchronization

/// Reads the files of a theme again, and puts into the theme what can be used of them.
///
/// One reload happens at a time. Whoever is told of it is told outside of its lock, and may reload.
final class ThemeReloader: Sendable {
  /// Those who are told what comes of it.
  let observers = Observers<PendingReloads>()
  private let state = Mutex(State())

  fileprivate struct State {
    /// What is known of the sheets that are files, by their names.
    var sheets: [String: FileSheet] = [:]
    /// The failure that was told last; nil while all is good.
    var told: String?
  }
}

extension ThemeReloader {
  /// The files of the theme's sheets with their states; nil for a file of a sheet that nobody has looked at.
  func files(of theme: Theme) -> [String: FileSheet.FileState?] {
    let sources = theme.sheet.sources.filter(\.isFile)
    return state.withLock { state in
      var files: [String: FileSheet.FileState?] = [:]
      for source in sources {
        if let sheet = state.sheets[source.name], sheet.isAbout(source) {
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
  ///   - theme: the theme.
  ///   - changed: the paths of the files to read, with the signatures that they settled with; nil for all of them.
  ///   - policy: what happens with a sheet that is broken.
  ///   - start: when it was noticed that there is something to read.
  ///   - isAsked: whether somebody waits for an answer, who is told of a failure once more.
  /// - Returns: what came of it, in the order in which it is told.
  @discardableResult
  func reload(
    _ theme: Theme, changed: [String: FileSignature?]? = nil, _ policy: WatchOptions.ErrorPolicy,
    since start: ContinuousClock.Instant, isAsked: Bool
  ) -> [ThemeReload] {
    let events = state.withLock { state in
      let events = state.reload(theme, changed: changed, policy, since: start, isAsked: isAsked)
      observers.add(events)
      return events
    }
    theme.observers.notify()
    observers.notify()
    return events
  }

  /// Tells something that is no reload.
  func tell(_ event: ThemeReload) {
    observers.add([event])
    observers.notify()
  }
}

extension ThemeReloader.State {
  fileprivate mutating func reload(
    _ theme: Theme, changed: [String: FileSignature?]?, _ policy: WatchOptions.ErrorPolicy,
    since start: ContinuousClock.Instant, isAsked: Bool
  ) -> [ThemeReload] {
    let sheet = theme.sheet
    let stack = sheet.sources.filter(\.isFile)
    let names = Set(stack.map(\.name))
    sheets = sheets.filter { names.contains($0.key) }
    var candidates: [StyleSource] = []
    for source in stack {
      // Who asks has an answer soon; a watcher looks again when the files are at rest.
      var attempts = isAsked ? 5 : 1
      var candidate: StyleSource?
      while attempts > 0 {
        attempts -= 1
        if read(source, changed, isLast: isAsked && attempts == 0, into: &candidate) { break }
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
    return events(of: change, stack.map(\.name), since: start, isAsked: isAsked)
  }

  /// Reads a sheet if one of its files changed.
  ///
  /// - Parameters:
  ///   - source: the sheet as it stands in the theme.
  ///   - settled: the files that changed, with the signatures that they settled with; nil for all.
  ///   - isLast: whether it counts though somebody writes to a file meanwhile.
  ///   - candidate: takes what was read.
  /// - Returns: false when somebody writes to one of the files meanwhile; then everything is as it was.
  private mutating func read(
    _ source: StyleSource, _ settled: [String: FileSignature?]?, isLast: Bool,
    into candidate: inout StyleSource?
  ) -> Bool {
    var sheet = sheets[source.name] ?? FileSheet()
    var changed = settled.map { Set($0.keys) }
    if !sheet.isAbout(source) { changed = nil }
    if let changed, changed.isDisjoint(with: sheet.files.keys) { return true }
    sheet.problems = []
    do throws(SourceError) {
      candidate = try sheet.read(source, changed: changed)
    } catch {
      sheet.problems = [.unreadable(error)]
      candidate = nil
    }
    if sheet.isInMotion(changed, since: settled ?? [:]), !isLast {
      candidate = nil
      return false
    }
    sheets[source.name] = sheet
    return true
  }

  /// What is to be told.
  private mutating func events(
    of change: ThemeChange?, _ names: [String], since start: ContinuousClock.Instant, isAsked: Bool
  ) -> [ThemeReload] {
    let problems = names.flatMap { sheets[$0]?.problems ?? [] }
    let failure = problems.isEmpty ? nil : ReloadFailure(problems: problems)
    var events: [ThemeReload] = []
    if failure == nil, told != nil { events.append(.recovered) }
    if let change, !change.isNone {
      let duration = start.duration(to: .now) / .milliseconds(1)
      events.append(.reloaded(change, milliseconds: duration))
    }
    let text = failure?.description
    if let failure, isAsked || text != told { events.append(.failed(failure)) }
    told = text
    return events
  }
}
