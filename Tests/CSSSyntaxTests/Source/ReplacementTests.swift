// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Foundation
import Testing

@testable import CSSSyntax

@Suite struct ReplacementTests {
  /// A temporary folder that is removed on deallocation.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "replacement-\(UUID())")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
      try Data(bytes).write(to: URL(filePath: path(name)))
      return path(name)
    }

    func bytes(of name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(filePath: path(name))))
    }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() }
    }
  }

  @Test("replaces an unchanged file and keeps its permissions")
  func replaces() throws {
    let folder = try Folder()
    let path = try folder.write("a {}".utf8, to: "a.css")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try OutputFile(path).replace(try SourceText(contentsOfFile: path), with: "b {}\n")
    #expect(try folder.bytes(of: "a.css") == Array("b {}\n".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names == ["a.css"])
  }

  @Test("does not replace a file that has changed since it was read")
  func changed() throws {
    let folder = try Folder()
    let path = try folder.write("a {}".utf8, to: "a.css")
    let text = try SourceText(contentsOfFile: path)
    _ = try folder.write("c {}".utf8, to: "a.css")
    #expect(throws: ReplacementError.self) { try OutputFile(path).replace(text, with: "b {}") }
    #expect(try folder.bytes(of: "a.css") == Array("c {}".utf8))
    #expect(try folder.names == ["a.css"])
    // A pipe at the path does not block the call.
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: ReplacementError.self) { try OutputFile(path).replace(text, with: "b {}") }
    #expect(try folder.names == ["a.css"])
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: ReplacementError.self) { try OutputFile(path).replace(text, with: "b {}") }
    #expect(try folder.names == [])
  }

  /// The bytes of a file, a new text, and the resulting bytes, or `nil` if the text is rejected.
  struct Encoded: Sendable {
    let bytes: [UInt8]
    let text: String
    let result: [UInt8]?

    init(_ bytes: [UInt8], _ text: String, _ result: [UInt8]?) {
      (self.bytes, self.text, self.result) = (bytes, text, result)
    }
  }

  @Test(
    "does not write text that the file's encoding would lose",
    arguments: [
      // A byte order mark is kept.
      Encoded([0xEF, 0xBB, 0xBF, 0x61], "b", [0xEF, 0xBB, 0xBF, 0x62]),
      Encoded([0x61], "é", [0xC3, 0xA9]),
      // UTF-16, and bytes that are not UTF-8.
      Encoded([0xFF, 0xFE, 0x61, 0], "b", nil), Encoded([0x61, 0xE9], "b", nil),
      // Another encoding may be written if all text is ASCII.
      Encoded(Array(#"@charset "latin1";a"#.utf8), "b", [0x62]),
      Encoded(Array(#"@charset "latin1";a"#.utf8), "é", nil),
      Encoded(Array(#"@charset "latin1";"#.utf8) + [0xE9], "b", nil),
      // The new text must not begin to declare another encoding.
      Encoded(Array(#" @charset "latin1";é"#.utf8), #"@charset "latin1";é"#, nil),
      Encoded(
        Array(#" @charset "latin1";"#.utf8), #"@charset "latin1";"#,
        Array(#"@charset "latin1";"#.utf8)),
    ])
  func encodings(_ expected: Encoded) throws {
    let folder = try Folder()
    let path = try folder.write(expected.bytes, to: "a.css")
    // A style sheet, whose first rule may declare its encoding.
    let text = try TokenStream(contentsOfFile: path).sourceText
    if let result = expected.result {
      try OutputFile(path).replace(text, with: expected.text)
      #expect(try folder.bytes(of: "a.css") == result)
    } else {
      #expect(throws: ReplacementError.self) {
        try OutputFile(path).replace(text, with: expected.text)
      }
      #expect(try folder.bytes(of: "a.css") == expected.bytes)
    }
    #expect(try folder.names == ["a.css"])
  }

  @Test("does not replace a folder or a missing file", arguments: ["", "no.css"])
  func noFile(name: String) throws {
    let folder = try Folder()
    let text = SourceText("a")
    #expect(throws: ReplacementError.self) {
      try OutputFile(folder.path(name)).replace(text, with: "b")
    }
  }
}
