// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
  import Dispatch
  import Synchronization

  /// File-system events of folders and files on macOS, by a dispatch source for each.
  ///
  /// The events of a folder include the creation and removal of names, but not writes to files. So
  /// the files are watched themselves.
  final class DispatchEventSource: FileSystemEventSource {
    let reportsCompletion = false
    private let selfPipe: SelfPipe
    private let queue = DispatchQueue(label: "livery.directory-notices")
    private var sources: [String: Source] = [:]
    private let pending: PendingEvents

    private struct Source {
      let folder: FileSignature.Identity
      let source: any DispatchSourceFileSystemObject
    }

    private final class PendingEvents: Sendable {
      let events = Mutex<Set<FileSystemEvent>>([])
    }

    init() throws(FileSystemEventError) {
      guard let selfPipe = SelfPipe() else {
        throw FileSystemEventError(reason: String(cString: strerror(errno)))
      }
      self.selfPipe = selfPipe
      pending = PendingEvents()
    }

    var descriptor: Int32 { selfPipe.descriptor }

    func watch(_ folders: Set<String>) throws(FileSystemEventError) -> Bool {
      for (folder, source) in sources where !folders.contains(folder) {
        source.source.cancel()
        sources[folder] = nil
      }
      var hasNew = false
      for folder in folders {
        let identity = FileSignature(of: folder)?.identity
        if let source = sources[folder] {
          if source.folder == identity { continue }
          source.source.cancel()
          sources[folder] = nil
        }
        guard let identity else { continue }
        let file = open(folder, O_EVTONLY | O_CLOEXEC)
        if file < 0 {
          if errno == EMFILE || errno == ENFILE {
            throw FileSystemEventError(reason: "too many files are open")
          }
          continue
        }
        sources[folder] = Source(folder: identity, source: source(of: file, folder))
        hasNew = true
      }
      return hasNew
    }

    private func source(of file: Int32, _ folder: String) -> any DispatchSourceFileSystemObject {
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .extend, .delete, .rename, .revoke, .link],
        queue: queue)
      source.setEventHandler { [pending, selfPipe] in
        pending.events.withLock { _ = $0.insert(.folder(folder)) }
        selfPipe.signal()
      }
      source.setCancelHandler { _ = Darwin.close(file) }
      source.activate()
      return source
    }

    func readEvents() -> [FileSystemEvent] {
      selfPipe.drain()
      return pending.events.withLock { events in
        defer { events = [] }
        return Array(events)
      }
    }

    func close() {
      for (_, source) in sources { source.source.cancel() }
      sources = [:]
    }
  }
#endif
