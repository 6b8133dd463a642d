// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import Testing

/// Sheets from bytes and from files.
@Suite struct EncodingTests {
  /// `.é { color: red }` in ISO 8859-1.
  private let latin1: [UInt8] = [0x2E, 0xE9] + Array(" { color: red }".utf8)

  private func isRead(_ sheet: CSSStyleSheet) -> Bool { sheet.css(".é", "color") != nil }

  @Test("decodes bytes as UTF-8 by default")
  func utf8() {
    #expect(isRead(CSSStyleSheet(data: Array(".é { color: red }".utf8))))
    #expect(!isRead(CSSStyleSheet(data: latin1)))
    #expect(
      CSSStyleSheet(data: latin1).diagnostics.map(\.diagnostic.kind.id) == ["invalid-encoding"])
  }

  @Test("the protocol encoding precedes @charset and the environment encoding")
  func order() {
    #expect(isRead(CSSStyleSheet(data: latin1, encoding: "ISO-8859-1")))
    #expect(isRead(CSSStyleSheet(data: Array("@charset \"latin1\";".utf8) + latin1)))
    #expect(isRead(CSSStyleSheet(data: latin1, environment: SourceEncoding(label: "latin1"))))
    #expect(
      !isRead(
        CSSStyleSheet(
          data: latin1, encoding: "koi8-r", environment: SourceEncoding(label: "latin1"))))
    #expect(
      !isRead(CSSStyleSheet(data: Array("@charset \"koi8-r\";".utf8) + latin1, environment: .utf8)))
  }

  @Test("a byte order mark overrides every encoding")
  func byteOrderMark() {
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(".é { color: red }".utf8)
    #expect(isRead(CSSStyleSheet(data: marked, encoding: "latin1")))
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in ".é { color: red }".utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(isRead(CSSStyleSheet(data: wide, encoding: "utf-8")))
  }

  @Test("accepts bytes in any collection and keeps the name and origin")
  func collections() {
    let bytes = "a { color: red }".utf8
    let sheet = CSSStyleSheet(data: Data(bytes), name: "x.css", origin: .user)
    #expect(sheet.sources.map(\.name) == ["x.css"])
    #expect(sheet.sources.map(\.origin) == [.user])
    #expect(CSSStyleSheet(data: bytes.lazy.map { $0 }).text("a", "color") == "rgb(255, 0, 0)")
  }

  @Test("a file is named by its path")
  func file() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID()).css")
    try Data("a { color: red }".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let path = url.path(percentEncoded: false)
    var sheet = try CSSStyleSheet(contentsOfFile: path)
    #expect(sheet.sources.map(\.name) == [path])
    #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
    sheet.add("a { width: 1px }", name: "other")
    try Data("a { color: blue }".utf8).write(to: url)
    try sheet.add(contentsOfFile: path)
    #expect(sheet.sources.count == 2)
    #expect(sheet.text("a", "color") == "rgb(0, 0, 255)")
  }

  @Test("a file that cannot be read leaves the sheet as it was")
  func unreadable() {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    var sheet = CSSStyleSheet("a { color: red }")
    #expect(throws: SourceError.notFound("/nonexistent/x.css")) {
      try sheet.add(contentsOfFile: "/nonexistent/x.css")
    }
    #expect(throws: SourceError.isDirectory(folder)) { try sheet.add(contentsOfFile: folder) }
    #expect(throws: SourceError.self) { try CSSStyleSheet(contentsOfFile: "") }
    #expect(sheet.sources.count == 1)
    #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
  }
}
