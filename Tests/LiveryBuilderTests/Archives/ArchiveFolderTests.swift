// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LiveryBuilder

@Suite("The folder of archives")
struct ArchiveFolderTests {
  private func withFolder(_ body: (ArchiveFolder, URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "archives-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(ArchiveFolder(url.path), url)
  }

  @Test(
    "rejects names outside the folder and invalid names",
    arguments: [
      "../a.css", "/etc/passwd", "a/b.css", "..\\a.css", ".a.css", "-a.css", "a.txt", "a.css\u{0}",
      "a\n.css",
      "", ".css", "%2e%2e%2fa.css", "a:b.css", "~/a.css",
      String(repeating: "a", count: 300) + ".css",
    ])
  func names(_ name: String) throws {
    try withFolder { folder, _ in
      #expect(throws: ArchiveError.invalidName(name)) { try folder.read(name) }
      #expect(throws: ArchiveError.invalidName(name)) { try folder.write([], as: name) }
      #expect(folder.status(of: name) == nil)
    }
  }

  @Test("writes and reads complete archives and detects changes")
  func roundTrip() throws {
    try withFolder { folder, url in
      let bytes = Array("/* é */ .a { -livery-pipeline: none }".utf8)
      let status = try folder.write(bytes, as: "Süß (2).css")
      let contents = try folder.read("Süß (2).css")
      #expect(contents.bytes == bytes)
      #expect(contents.status == status)
      #expect(try folder.names() == ["Süß (2).css"])
      try Data("x".utf8).write(to: url.appending(path: "Süß (2).css"))
      #expect(folder.status(of: "Süß (2).css") != status)
      try FileManager.default.removeItem(at: url.appending(path: "Süß (2).css"))
      #expect(folder.status(of: "Süß (2).css") == nil)
    }
  }

  @Test("compares names in one Unicode form")
  func normalization() throws {
    try withFolder { folder, url in
      let (composed, decomposed) = ("S\u{FC}\u{DF}.css", "Su\u{308}\u{DF}.css")
      // The name of a file by another system, and the same name as a keyboard enters it.
      try Data("one".utf8).write(to: URL(filePath: folder.path + "/" + decomposed))
      #expect(try folder.read(composed).bytes == Array("one".utf8))
      #expect(folder.status(of: composed) != nil)
      _ = try folder.write(Array("two".utf8), as: composed)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      #expect(names.map { Array($0.utf8) } == [Array(decomposed.utf8)])
      #expect(try folder.read(decomposed).bytes == Array("two".utf8))
      // A new file gets composed characters.
      _ = try folder.write([], as: "e\u{301}.css")
      #expect(try folder.names().contains { Array($0.utf8) == Array("\u{E9}.css".utf8) })
      // Two existing files are distinguished by their bytes.
      try Data("three".utf8).write(to: URL(filePath: folder.path + "/" + composed))
      #expect(try folder.read(composed).bytes == Array("three".utf8))
      #expect(try folder.read(decomposed).bytes == Array("two".utf8))
    }
  }

  @Test("keeps the permissions of archives and rejects read-only and hard-linked ones")
  func saving() throws {
    try withFolder { folder, url in
      _ = try folder.write(Array("one".utf8), as: "a.css")
      let path = url.appending(path: "a.css").path
      #expect(chmod(path, 0o600) == 0)
      _ = try folder.write(Array("two".utf8), as: "a.css")
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      #expect(chmod(path, 0o400) == 0)
      let readOnly = ArchiveError.unwritable("a.css", reason: "the file is read-only")
      #expect(throws: readOnly) { try folder.write(Array("three".utf8), as: "a.css") }
      #expect(try folder.read("a.css").bytes == Array("two".utf8))
      #expect(chmod(path, 0o600) == 0)
      #expect(link(path, url.appending(path: "b.css").path) == 0)
      #expect(throws: ArchiveError.self) { try folder.write(Array("three".utf8), as: "a.css") }
      #expect(try folder.read("b.css").bytes == Array("two".utf8))
      #expect(try folder.names() == ["a.css", "b.css"])
    }
  }

  @Test("follows no links, and neither waits for a pipe nor reads a folder")
  func links() throws {
    try withFolder { folder, url in
      let outside = url.deletingLastPathComponent().appending(
        path: "outside-\(UUID().uuidString).css")
      try Data("secret".utf8).write(to: outside)
      defer { try? FileManager.default.removeItem(at: outside) }
      try FileManager.default.createSymbolicLink(
        at: url.appending(path: "link.css"), withDestinationURL: outside)
      try FileManager.default.createDirectory(
        at: url.appending(path: "folder.css"), withIntermediateDirectories: false)
      #expect(mkfifo(url.appending(path: "pipe.css").path, 0o600) == 0)
      for name in ["link.css", "folder.css", "pipe.css"] {
        #expect(throws: ArchiveError.self, "\(name)") { try folder.read(name) }
        #expect(throws: ArchiveError.self, "\(name)") { try folder.write([1], as: name) }
      }
      #expect(try Data(contentsOf: outside) == Data("secret".utf8))
    }
  }

  @Test("lists the styles of each archive, or the reason why it cannot be opened")
  func list() throws {
    try withFolder { folder, url in
      _ = try folder.write(
        Array(".a { -livery-pipeline: none } .b { -livery-pipeline: text() }".utf8), as: "two.css")
      _ = try folder.write(Array(".a { color: red }".utf8), as: "plain.css")
      _ = try folder.write([0xFF, 0xFE, 0x00], as: "bytes.css")
      try Data(count: ArchiveFolder.maximumSize + 1).write(to: url.appending(path: "large.css"))
      let archives = ArchiveList(folder).archives
      #expect(archives.map(\.file) == ["bytes.css", "large.css", "plain.css", "two.css"])
      #expect(archives.last?.styles == [".a", ".b"])
      #expect(archives.map { $0.problem == nil } == [false, false, false, true])
    }
  }
}
