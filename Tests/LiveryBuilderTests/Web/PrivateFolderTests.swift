// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks
  import Foundation
  import Testing

  @testable import LiveryBuilder

  /// A builder removes the folders that killed builders left, and no others.
  @Suite struct PrivateFolderTests {
    /// Binds a socket to a path; the socket listens until it is closed, and its file stays after that.
    private func listen(at path: String) throws -> Socket {
      let socket = try Socket(domain: AF_UNIX)
      try socket.bind(to: .unix(path: path))
      try socket.listen()
      return socket
    }

    /// Makes a folder one that has not changed for an hour.
    private func age(_ folder: PrivateFolder) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: folder.path)
    }

    @Test("a folder without a listening process is removed, and one with a process stays")
    func leftovers() throws {
      let first = try PrivateFolder(for: "s")
      let dead = try PrivateFolder(for: "s")
      try listen(at: dead.file("s")).close()
      let alive = try PrivateFolder(for: "s")
      let socket = try listen(at: alive.file("s"))
      let foreign = try PrivateFolder(for: "s")
      try Data("theirs".utf8).write(to: URL(filePath: foreign.file("s")))
      let full = try PrivateFolder(for: "s")
      try Data("theirs".utf8).write(to: URL(filePath: full.file("other")))
      try listen(at: full.file("s")).close()
      let young = try PrivateFolder(for: "s")
      try listen(at: young.file("s")).close()
      for folder in [first, dead, alive, foreign, full] { try age(folder) }
      let next = try PrivateFolder(for: "s")
      let manager = FileManager.default
      #expect(!manager.fileExists(atPath: dead.path))
      // A folder without a socket may be that of a builder that begins, and so may a young one.
      for folder in [first, alive, foreign, full, young, next] {
        #expect(manager.fileExists(atPath: folder.path), "\(folder.path)")
      }
      #expect(manager.fileExists(atPath: full.file("other")))
      try socket.close()
      for folder in [first, alive, foreign, full, young, next] { folder.remove("s", "other") }
    }
  }
#endif
