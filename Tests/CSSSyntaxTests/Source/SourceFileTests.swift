// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@Suite("sheets in files")
struct SourceFileTests {
  @Test("decodes and tokenizes a file, named by its path or a given name")
  func file() throws {
    try withFolder { folder in
      let path = folder + "/a.css"
      try Data([0xEF, 0xBB, 0xBF] + Array("a{}".utf8)).write(to: URL(filePath: path))
      let stream = try TokenStream(contentsOfFile: path)
      #expect(stream.text(in: 0..<stream.byteCount) == "a{}")
      #expect(stream.name == path)
      #expect(try TokenStream(contentsOfFile: path, name: "b.css").name == "b.css")
    }
  }

  @Test("uses a stated encoding")
  func encoding() throws {
    try withFolder { folder in
      try Data([0xE9]).write(to: URL(filePath: folder + "/a.css"))
      let stream = try TokenStream(contentsOfFile: folder + "/a.css", encoding: "latin1")
      #expect(stream.text(in: 0..<stream.byteCount) == "é")
    }
  }

  @Test("reads empty and large files completely", arguments: [0, 1, 65_535, 65_536, 300_000])
  func sizes(size: Int) throws {
    try withFolder { folder in
      try Data(repeating: 0x61, count: size).write(to: URL(filePath: folder + "/a.css"))
      let stream = try TokenStream(contentsOfFile: folder + "/a.css")
      #expect(stream.byteCount == size)
      #expect(stream.count == min(size, 1))
    }
  }

  @Test("decodes binary data as text with a diagnostic")
  func binary() throws {
    try withFolder { folder in
      try Data((0...255).map { UInt8($0) }).write(to: URL(filePath: folder + "/a.png"))
      let stream = try TokenStream(contentsOfFile: folder + "/a.png")
      #expect(stream.diagnostics.count == 100)
      #expect(stream.diagnostics.first?.kind == .invalidEncoding)
      #expect(SyntaxTree(parsing: stream).text.utf8.count == 128 + 128 * 3)
    }
  }

  @Test("reads a device file to its end")
  func device() throws {
    #expect(try TokenStream(contentsOfFile: "/dev/null").count == 0)
  }

  @Test("reports a missing file, a folder and denied access")
  func unreadable() throws {
    try withFolder { folder in
      let missing = folder + "/missing.css"
      #expect(throws: SourceError.notFound(missing)) { try TokenStream(contentsOfFile: missing) }
      #expect(throws: SourceError.isDirectory(folder)) { try TokenStream(contentsOfFile: folder) }
      try Data().write(to: URL(filePath: folder + "/a.css"))
      let inside = folder + "/a.css/b.css"
      #expect(throws: SourceError.notFound(inside)) { try TokenStream(contentsOfFile: inside) }
      let long = folder + "/" + String(repeating: "a", count: 5000)
      let error = #expect(throws: SourceError.self) { try TokenStream(contentsOfFile: long) }
      #expect(error == .unreadable(long, reason: "File name too long"))
    }
  }

  @Test(
    "reports a file without read permission", .needsPermissions)
  func permission() throws {
    try withFolder { folder in
      let path = folder + "/a.css"
      try Data().write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      let error = #expect(throws: SourceError.self) { try TokenStream(contentsOfFile: path) }
      #expect(error == .unreadable(path, reason: "Permission denied"))
    }
  }

  @Test("a file of 2 GiB is not read")
  func tooLarge() throws {
    try withFolder { folder in
      let path = folder + "/large.css"
      try Data().write(to: URL(filePath: path))
      // A sparse file takes no disk space.
      #expect(truncate(path, 1 << 31) == 0)
      #expect(throws: SourceError.tooLarge(path)) { try TokenStream(contentsOfFile: path) }
    }
  }

  @Test("messages of the errors")
  func words() {
    #expect(SourceError.notFound("a").description == "a: no such file")
    #expect(SourceError.isDirectory("a").description == "a: this is a folder, not a file")
    #expect(SourceError.unreadable("a", reason: "b").description == "a: cannot be read: b")
    #expect(
      SourceError.tooLarge("a").description == "a: sheets of 2 GiB and more are not read")
  }

  /// Calls `body` with a temporary folder, which is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }
}
