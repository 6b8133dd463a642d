// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A temporary folder that only this user can open.
  struct PrivateFolder: Sendable {
    /// Where it is.
    let path: String

    /// Creates the folder under a random name, and removes the folders that killed processes left.
    ///
    /// - Parameter socket: The name of the socket in the folder.
    /// - Throws: `SocketError` if the folder cannot be created.
    init(for socket: String) throws {
      // The path of a Unix socket has at most 104 bytes, so a long TMPDIR is of no use.
      let environment = getenv("TMPDIR").map { String(cString: $0) } ?? ""
      let parent = environment.isEmpty || environment.utf8.count > 70 ? "/tmp" : environment
      Self.removeLeftovers(in: parent, socket)
      var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
      let isMade = template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
      }
      // The system gives it the mode 0700.
      guard isMade else { throw SocketError.makeFailed("mkdtemp") }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static let prefix = "livery-builder-"

    /// Removes the folders of this user in which no process listens on the socket.
    ///
    /// A folder that has changed within the last minute may be that of a process that is about to listen.
    private static func removeLeftovers(in parent: String, _ socket: String) {
      guard let stream = opendir(parent) else { return }
      var paths: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name.hasPrefix(prefix) { paths.append("\(parent)/\(name)") }
      }
      closedir(stream)
      for path in paths {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & 0o170777 == 0o040700,
          status.st_uid == geteuid(), time(nil) - modificationTime(status) > 60,
          isAbandoned("\(path)/\(socket)")
        else { continue }
        unlink("\(path)/\(socket)")
        rmdir(path)
      }
    }

    private static func modificationTime(_ status: stat) -> Int {
      #if canImport(Darwin)
        status.st_mtimespec.tv_sec
      #else
        status.st_mtim.tv_sec
      #endif
    }

    /// Whether a path is that of a socket whose process has ended.
    private static func isAbandoned(_ path: String) -> Bool {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK,
        let socket = try? Socket(domain: AF_UNIX)
      else { return false }
      defer { try? socket.close() }
      do {
        try socket.setFlags(.nonBlocking)
        try socket.connect(to: .unix(path: path))
        return false
      } catch SocketError.failed(_, let number, _) {
        return number == ECONNREFUSED
      } catch {
        return false
      }
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String {
      "\(path)/\(name)"
    }

    /// Removes the folder and these files in it.
    func remove(_ names: String...) {
      for name in names { unlink(file(name)) }
      rmdir(path)
    }
  }
#endif
