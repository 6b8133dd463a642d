// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryLanguageServer

@Suite("Frames")
struct FrameReaderTests {
  /// Returns the contents of frames that are read in pieces of a size.
  private func contents(_ text: String, piece: Int) throws -> [String] {
    var reader = FrameReader()
    var found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBufferPointer { reader.append($0) }
      while let frame = try reader.next() {
        switch frame {
        case .content(let content): found.append(String(decoding: content, as: UTF8.self))
        case .skipped(let length): found.append("skipped \(length)")
        }
      }
    }
    return found
  }

  @Test("Frames are found in pieces of any size", arguments: [1, 2, 3, 7, 19, 1000])
  func pieces(size: Int) throws {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\nä🙂"
      + "Content-Length: 0\r\n\r\nContent-Length: 3 \r\n\r\nabc"
    #expect(
      try contents(text.replacing("length:4", with: "length:6"), piece: size) == [
        "{}", "ä🙂", "", "abc",
      ])
  }

  @Test(
    "A header without a valid length is a failure",
    arguments: [
      "X: 1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "\r\n\r\n",
    ])
  func noLength(text: String) {
    #expect(throws: FrameReader.Failure.noLength) { try contents(text, piece: 100) }
  }

  @Test("A header and a content have a limit")
  func limits() {
    #expect(throws: FrameReader.Failure.longHeader) {
      try contents(String(repeating: "x", count: 20_000), piece: 1000)
    }
  }

  @Test(
    "A content above the limit is skipped, and the next frame is read", arguments: [1000, 65_536])
  func skipped(size: Int) throws {
    let length = FrameReader.maximumContentSize + 1
    let text =
      "Content-Length: \(length)\r\n\r\n" + String(repeating: "x", count: length)
      + "Content-Length: 2\r\n\r\n{}"
    #expect(try contents(text, piece: size) == ["skipped \(length)", "{}"])
  }
}
