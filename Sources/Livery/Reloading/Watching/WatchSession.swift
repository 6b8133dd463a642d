// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running watcher: waits for file-system events, debounces files, and reloads them.
///
/// An event only triggers a check. Changes are detected by comparing files with their states at the
/// time of reading. So the result does not depend on how an editor saves, on swapped folders, or on
/// lost events.
final class WatchSession {
  /// The time to wait for further events after an event.
  private static let settlingInterval = Duration.milliseconds(2)
  /// The maximum time to wait after the first event.
  private static let maximumWait = Duration.milliseconds(10)

  private weak var theme: Theme?
  private let options: WatchOptions
  private let control: WatchControl
  private var eventSource: (any FileSystemEventSource)?
  private var plan = WatchPlan(of: [], from: "/")
  private var debouncer: FileDebouncer
  /// Whether a folder is on a file system with incomplete events.
  private var hasRemoteFolders = false
  /// The time of the first unprocessed event.
  private var firstEvent: ContinuousClock.Instant?
  /// The time of the next check.
  private var due: ContinuousClock.Instant?

  /// Creates a watcher that has not begun.
  init(_ theme: Theme, options: WatchOptions, control: WatchControl) {
    self.theme = theme
    self.options = options
    self.control = control
    debouncer = FileDebouncer(options)
    guard options.method == .automatic else { return }
    do throws(FileSystemEventError) {
      #if canImport(Darwin)
        eventSource = try DispatchEventSource()
      #elseif os(Linux)
        eventSource = try InotifyEventSource()
      #endif
    } catch {
      poll(because: error.reason)
    }
  }

  deinit { eventSource?.close() }

  /// Checks the files for the first time, and reloads those that changed since they were read.
  func begin() {
    guard let theme else { return }
    snapshot(theme)
  }

  /// Watches until the watcher is canceled or the theme is deallocated.
  func run() {
    while !control.isCancelled {
      wait()
      if control.isCancelled { return }
      guard let theme else { return }
      collect()
      if let due, due <= .now { snapshot(theme) }
    }
  }
}

extension WatchSession {
  /// Waits for an event, or until the next check is due.
  private func wait() {
    var timeout: Duration?
    if let due { timeout = ContinuousClock.now.duration(to: due) }
    if isPolling { timeout = min(timeout ?? options.pollingInterval, options.pollingInterval) }
    var descriptors = [pollfd(fd: control.selfPipe.descriptor, events: Int16(POLLIN), revents: 0)]
    if let eventSource {
      descriptors.append(pollfd(fd: eventSource.descriptor, events: Int16(POLLIN), revents: 0))
    }
    awaitAny(of: &descriptors, for: milliseconds(timeout))
    if isPolling { due = .now }
    control.selfPipe.drain()
    if control.consumeCheckRequest() { due = .now }
  }

  /// Returns a duration as the argument of `poll()`, rounded up; -1, without limit, for `nil`.
  private func milliseconds(_ duration: Duration?) -> Int32 {
    guard let duration else { return -1 }
    let count = (duration / .milliseconds(1)).rounded(.up)
    return Int32(min(max(count, 0), 60_000))
  }

  /// Whether files are checked periodically.
  private var isPolling: Bool { eventSource == nil || hasRemoteFolders }

  /// Processes the pending events, and schedules the next check.
  private func collect() {
    guard let eventSource else { return }
    var isRelevant = false
    for event in eventSource.readEvents() where record(event) { isRelevant = true }
    guard isRelevant else { return }
    let now = ContinuousClock.now
    let first = firstEvent ?? now
    firstEvent = first
    due = min(now + Self.settlingInterval, max(first + Self.maximumWait, now))
  }

  /// Processes an event, and returns whether it concerns one of the files or a path to one.
  private func record(_ event: FileSystemEvent) -> Bool {
    switch event {
    case .created(let folder, let name): mark(name, in: folder, as: .created)
    case .completed(let folder, let name): mark(name, in: folder, as: .completed)
    case .removed(let folder, let name): mark(name, in: folder, as: nil)
    case .folder(let folder): plan.folders[folder] != nil || plan.paths[folder] != nil
    case .lost: debouncer.recordLostEvents()
    }
  }

  private func mark(_ name: String, in folder: String, as mark: FileDebouncer.Mark?) -> Bool {
    guard plan.folders[folder]?.contains(name) == true else { return false }
    let fullPath = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    for path in plan.paths[fullPath] ?? [] { debouncer.mark(path, mark) }
    return true
  }
}

extension WatchSession {
  /// Compares all files with their states at the last reading, and reloads the debounced ones.
  private func snapshot(_ theme: Theme) {
    due = nil
    // A reload may lead to other files, and changes before a folder was watched caused no events.
    var isSettled = false
    for _ in 0..<8 where !isSettled {
      if control.isCancelled { return }
      let files = theme.reloader.files(of: theme)
      let hasNewFolders = watch(files.keys)
      let changed = debouncer.changed(
        in: files, isPolling: isPolling, reportsCompletion: eventSource?.reportsCompletion ?? false)
      if !changed.isEmpty {
        theme.reloader.reload(
          theme, changed: changed, options.onErrors, since: firstEvent ?? .now, isRequested: false)
      }
      isSettled = changed.isEmpty && !hasNewFolders
    }
    debouncer.clearLostEvents()
    if !isSettled {
      due = .now + Self.maximumWait
    } else if let next = debouncer.due {
      due = min(due ?? next, next)
    } else {
      firstEvent = nil
    }
  }

  /// Watches the folders of a set of files, and returns whether some were not watched before.
  private func watch(_ files: some Sequence<String>) -> Bool {
    guard let eventSource else { return false }
    plan = WatchPlan(of: files, from: Self.workingFolder)
    var folders = Set(plan.folders.keys)
    if !eventSource.reportsCompletion { folders.formUnion(plan.paths.keys) }
    do throws(FileSystemEventError) {
      let hasNew = try eventSource.watch(folders)
      if hasNew { hasRemoteFolders = RemoteMounts.contain(anyOf: folders) }
      return hasNew
    } catch {
      poll(because: error.reason)
      return false
    }
  }

  /// Continues with polling, without events of the system.
  private func poll(because reason: String) {
    eventSource?.close()
    eventSource = nil
    theme?.reloader.report(.polling(reason: reason))
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}

/// Waits until a descriptor is readable, or for a number of milliseconds; -1 waits without limit.
private func awaitAny(of descriptors: inout [pollfd], for milliseconds: Int32) {
  _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
}
