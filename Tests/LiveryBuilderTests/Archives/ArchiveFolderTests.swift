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
    "has no names that lead out of it or that no archive has",
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
      #expect(folder.signature(of: name) == nil)
    }
  }

  @Test("writes and reads archives whole, and knows when one is another")
  func roundTrip() throws {
    try withFolder { folder, url in
      let bytes = Array("/* é */ .a { -livery-pipeline: none }".utf8)
      let signature = try folder.write(bytes, as: "Süß (2).css")
      let reading = try folder.read("Süß (2).css")
      #expect(reading.bytes == bytes)
      #expect(reading.signature == signature)
      #expect(try folder.names() == ["Süß (2).css"])
      try Data("x".utf8).write(to: url.appending(path: "Süß (2).css"))
      #expect(folder.signature(of: "Süß (2).css") != signature)
      try FileManager.default.removeItem(at: url.appending(path: "Süß (2).css"))
      #expect(folder.signature(of: "Süß (2).css") == nil)
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

  @Test("says of each archive what is in it, or why it cannot be opened")
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
