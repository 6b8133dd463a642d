// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One watch of a theme's files: waits for notices, lets files settle, and reloads those that changed.
///
/// A notice is only a reason to look. What changed is found by comparing files with what they were when they were read, so that it
/// does not matter how an editor saves, whether a folder was swapped, or whether a notice was lost.
final class WatchSession {
  /// After a notice it waits so long for another one.
  private static let quiet = Duration.milliseconds(2)
  /// It does not wait longer than this altogether.
  private static let longestWait = Duration.milliseconds(10)

  private weak var theme: Theme?
  private let options: WatchOptions
  private let control: WatchControl
  private var notices: (any FolderNotices)?
  private var plan = WatchPlan(of: [], from: "/")
  private var settling: SettlingFiles
  /// Whether a folder is of a file system of which the system does not say everything.
  private var hasRemoteFolders = false
  /// When something happened that was not looked at yet.
  private var firstNotice: ContinuousClock.Instant?
  /// When to look next.
  private var due: ContinuousClock.Instant?

  /// A watch that has not begun.
  init(_ theme: Theme, options: WatchOptions, control: WatchControl) {
    self.theme = theme
    self.options = options
    self.control = control
    settling = SettlingFiles(options)
    guard options.method == .automatic else { return }
    do throws(NoticeProblem) {
      #if canImport(Darwin)
        notices = try DirectoryNotices()
      #elseif os(Linux)
        notices = try InotifyNotices()
      #endif
    } catch {
      poll(because: error.reason)
    }
  }

  deinit { notices?.close() }

  /// Looks at the files for the first time: what changed since they were read is read again.
  func begin() {
    guard let theme else { return }
    look(theme)
  }

  /// Watches until it is cancelled or the theme is gone.
  func run() {
    while !control.isCancelled {
      wait()
      if control.isCancelled { return }
      guard let theme else { return }
      collect()
      if let due, due <= .now { look(theme) }
    }
  }
}

extension WatchSession {
  /// Waits for a notice, or until it is time to look.
  private func wait() {
    var timeout: Duration?
    if let due { timeout = ContinuousClock.now.duration(to: due) }
    if isPolling { timeout = min(timeout ?? options.pollingInterval, options.pollingInterval) }
    var descriptors = [pollfd(fd: control.bell.descriptor, events: Int16(POLLIN), revents: 0)]
    if let notices {
      descriptors.append(pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0))
    }
    awaitAny(of: &descriptors, for: milliseconds(timeout))
    if isPolling { due = .now }
    control.bell.empty()
    if control.takeQuestion() { due = .now }
  }

  /// A duration as `poll()` takes it, rounded up; for ever for nil.
  private func milliseconds(_ duration: Duration?) -> Int32 {
    guard let duration else { return -1 }
    let count = (duration / .milliseconds(1)).rounded(.up)
    return Int32(min(max(count, 0), 60_000))
  }

  /// Whether files are looked at from time to time.
  private var isPolling: Bool { notices == nil || hasRemoteFolders }

  /// Takes in what the system says, and puts down when to look at it.
  private func collect() {
    guard let notices else { return }
    var isRelevant = false
    for notice in notices.take() where note(notice) { isRelevant = true }
    guard isRelevant else { return }
    let now = ContinuousClock.now
    let first = firstNotice ?? now
    firstNotice = first
    due = min(now + Self.quiet, max(first + Self.longestWait, now))
  }

  /// Takes in a notice; tells whether it is about one of the files or what leads to it.
  private func note(_ notice: FolderNotice) -> Bool {
    switch notice {
    case .created(let folder, let name): mark(name, in: folder, as: .created)
    case .completed(let folder, let name): mark(name, in: folder, as: .completed)
    case .removed(let folder, let name): mark(name, in: folder, as: nil)
    case .folder(let folder): plan.folders[folder] != nil || plan.paths[folder] != nil
    case .lost: settling.markAll()
    }
  }

  private func mark(_ name: String, in folder: String, as mark: SettlingFiles.Mark?) -> Bool {
    guard plan.folders[folder]?.contains(name) == true else { return false }
    let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    for path in plan.paths[place] ?? [] { settling.mark(path, mark) }
    return true
  }
}

extension WatchSession {
  /// Compares all files with what they were when they were read, and has those read again that changed and are settled.
  private func look(_ theme: Theme) {
    due = nil
    // What a reload reads may lead to other files, and what happened before a folder was watched was not said.
    var isAtRest = false
    for _ in 0..<8 where !isAtRest {
      if control.isCancelled { return }
      let files = theme.reloader.files(of: theme)
      let hasNewFolders = watch(files.keys)
      let changed = settling.changed(
        in: files, isPolling: isPolling, tellsCompletion: notices?.tellsCompletion ?? false)
      if !changed.isEmpty {
        theme.reloader.reload(
          theme, changed: changed, options.onErrors, since: firstNotice ?? .now, isAsked: false)
      }
      isAtRest = changed.isEmpty && !hasNewFolders
    }
    settling.forgetLost()
    if !isAtRest {
      due = .now + Self.longestWait
    } else if let next = settling.due {
      due = min(due ?? next, next)
    } else {
      firstNotice = nil
    }
  }

  /// Watches the folders that lead to some files; tells whether some of them were not watched before.
  private func watch(_ files: some Sequence<String>) -> Bool {
    guard let notices else { return false }
    plan = WatchPlan(of: files, from: Self.workingFolder)
    var folders = Set(plan.folders.keys)
    if !notices.tellsCompletion { folders.formUnion(plan.paths.keys) }
    do throws(NoticeProblem) {
      let hasNew = try notices.watch(folders)
      if hasNew { hasRemoteFolders = RemoteMounts.contain(anyOf: folders) }
      return hasNew
    } catch {
      poll(because: error.reason)
      return false
    }
  }

  /// Goes on without the system's help.
  private func poll(because reason: String) {
    notices?.close()
    notices = nil
    theme?.reloader.tell(.polling(reason: reason))
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}

/// Waits until one of some descriptors can be read from, or for so many milliseconds; for ever for -1.
private func awaitAny(of descriptors: inout [pollfd], for milliseconds: Int32) {
  _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
}
