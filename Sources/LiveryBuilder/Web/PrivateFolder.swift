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

    /// Makes the folder, with a name that nobody knows before.
    init() throws {
      // The path of a Unix socket has at most 104 bytes, so a long TMPDIR is of no use.
      let environment = getenv("TMPDIR").map { String(cString: $0) } ?? ""
      let parent = environment.isEmpty || environment.utf8.count > 70 ? "/tmp" : environment
      var template = Array("\(parent)/livery-XXXXXX".utf8CString)
      let isMade = template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
      }
      // The system gives it the mode 0700.
      guard isMade else { throw SocketError.makeFailed("mkdtemp") }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
