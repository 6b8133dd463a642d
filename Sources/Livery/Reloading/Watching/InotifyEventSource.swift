// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// File-system events of folders on Linux, by
  /// [inotify](https://man7.org/linux/man-pages/man7/inotify.7.html).
  final class InotifyEventSource: FileSystemEventSource {
    let descriptor: Int32
    let reportsCompletion = true
    private var watches: [String: Watch] = [:]
    private var folders: [Int32: Set<String>] = [:]

    private struct Watch {
      let number: Int32
      let folder: FileSignature.Identity
    }

    private static let eventMask = UInt32(
      truncatingIfNeeded: Int(IN_CLOSE_WRITE) | Int(IN_MOVED_TO) | Int(IN_CREATE) | Int(IN_DELETE)
        | Int(IN_MOVED_FROM) | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF) | Int(IN_ONLYDIR)
        | Int(IN_EXCL_UNLINK))

    init() throws(FileSystemEventError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw Self.problem(errno) }
    }

    func watch(_ folders: Set<String>) throws(FileSystemEventError) -> Bool {
      for (folder, watch) in watches where !folders.contains(folder) { forget(folder, watch) }
      var hasNew = false
      for folder in folders {
        guard let identity = FileSignature(of: folder)?.identity else {
          if let watch = watches[folder] { forget(folder, watch) }
          continue
        }
        if let watch = watches[folder] {
          if watch.folder == identity { continue }
          forget(folder, watch)
        }
        let number = inotify_add_watch(descriptor, folder, Self.eventMask)
        if number < 0 {
          // A folder that was just removed or is not readable must not stop watching of the others.
          if errno == ENOENT || errno == ENOTDIR || errno == EACCES { continue }
          throw Self.problem(errno)
        }
        watches[folder] = Watch(number: number, folder: identity)
        self.folders[number, default: []].insert(folder)
        hasNew = true
      }
      return hasNew
    }

    private func forget(_ folder: String, _ watch: Watch) {
      watches[folder] = nil
      folders[watch.number]?.remove(folder)
      if folders[watch.number]?.isEmpty == true {
        folders[watch.number] = nil
        inotify_rm_watch(descriptor, watch.number)
      }
    }

    func readEvents() -> [FileSystemEvent] {
      var events: [FileSystemEvent] = []
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          addEvents(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &events)
        }
      }
      return events
    }

    private func addEvents(in bytes: UnsafeRawBufferPointer, to events: inout [FileSystemEvent]) {
      let header = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + header + Int(event.len), bytes.count)
        let name = bytes[(offset + header)..<end].prefix { $0 != 0 }
        offset = end
        let mask = Int(event.mask)
        if mask & Int(IN_Q_OVERFLOW) != 0 {
          events.append(.lost)
          continue
        }
        for folder in folders[event.wd] ?? [] {
          events.append(
            Self.fileSystemEvent(
              for: mask, folder: folder, name: String(decoding: name, as: UTF8.self)))
          if mask & Int(IN_IGNORED) != 0 { watches[folder] = nil }
        }
        if mask & Int(IN_IGNORED) != 0 { folders[event.wd] = nil }
      }
    }

    private static func fileSystemEvent(for mask: Int, folder: String, name: String)
      -> FileSystemEvent
    {
      if mask & (Int(IN_CLOSE_WRITE) | Int(IN_MOVED_TO)) != 0 {
        return .completed(folder: folder, name: name)
      }
      if mask & Int(IN_CREATE) != 0 { return .created(folder: folder, name: name) }
      if mask & (Int(IN_DELETE) | Int(IN_MOVED_FROM)) != 0 {
        return .removed(folder: folder, name: name)
      }
      return .folder(folder)
    }

    func close() { closeDescriptor(descriptor) }

    private static func problem(_ code: Int32) -> FileSystemEventError {
      switch code {
      case ENOSPC:
        FileSystemEventError(
          reason: "the system's limit of watched folders (max_user_watches) is reached")
      case EMFILE, ENFILE:
        FileSystemEventError(
          reason: "the system's limit of watchers (max_user_instances) is reached")
      default: FileSystemEventError(reason: String(cString: strerror(code)))
      }
    }
  }
#endif
