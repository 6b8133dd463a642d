// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import CSSStorage

/// Tests that file contents do not change after reading.
@Suite struct FileContentsTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "contents-\(UUID())")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path(percentEncoded: false))
  }

  @Test(
    "reads all bytes at an address aligned to eight",
    arguments: [0, 1, 4096, 1_000_003])
  func sizes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try withFile(bytes) { path in
      let contents = try FileContents(contentsOfFile: path)
      for contents in [contents, FileContents(copying: bytes)] {
        contents.withBytes { found in
          #expect(found.elementsEqual(bytes))
          #expect(Int(bitPattern: found.baseAddress) % 8 == 0)
        }
      }
    }
  }

  @Test("keeps the contents of a file that is truncated, overwritten or removed later")
  func changes() throws {
    let bytes = [UInt8](repeating: 7, count: 100_000)
    try withFile(bytes) { path in
      let contents = try FileContents(contentsOfFile: path)
      let file = try FileHandle(forUpdating: URL(filePath: path))
      try file.write(contentsOf: Data(repeating: 1, count: 50_000))
      #expect(contents.withBytes { $0.elementsEqual(bytes) })
      #expect(truncate(path, 10) == 0)
      #expect(contents.withBytes { $0.elementsEqual(bytes) })
      #expect(unlink(path) == 0)
      #expect(contents.withBytes { $0.elementsEqual(bytes) })
    }
  }

  @Test("rejects a file that is too large or not regular without waiting")
  func rejections() throws {
    try withFile([1, 2, 3]) { path in
      expect(.system(ENOENT), "\(path).no")
      expect(.system(EISDIR), "/")
      expect(.notRegularFile, "/dev/zero")
      let pipe = "\(path).pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      expect(.notRegularFile, pipe)
      expect(.tooLarge(limit: 2), path, limit: 2)
      let whole = try FileContents(contentsOfFile: path, limit: 3)
      #expect(whole.withBytes { $0.count } == 3)
    }
  }

  private func expect(_ cause: FileError.Cause, _ path: String, limit: Int = 1 << 30) {
    let error = #expect(throws: FileError.self) {
      try FileContents(contentsOfFile: path, limit: limit)
    }
    #expect(error?.cause == cause)
    #expect(error?.path == path)
  }
}
