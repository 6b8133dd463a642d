// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests of the library against `Scripts/css-lex`.
///
/// flex generates that program from the same grammar, with other tables and its own loop.
@Suite("The scanner compared with Scripts/css-lex", .needsFlex)
struct StandAloneCheckerTests {
  @Test(
    "agree on every style sheet of the corpora", .needsCorpora,
    arguments: TestTier.part(of: Corpora.files(in: ".", endings: ["css", "qss"])))
  func sheets(file: URL) throws {
    let data = try Data(contentsOf: file)
    let stream = TokenStream(decoding: data, name: file.lastPathComponent)
    // The checker does not decode text.
    guard stream.diagnostics.isEmpty else { return }
    #expect(try Self.checkerTokens(of: stream) == Self.tokens(of: stream))
  }

  @Test("agree on random texts")
  func randomTexts() throws {
    var generator = SeededGenerator(seed: 173)
    let text = (0..<5000).map { _ in RandomText.pieces(using: &generator) }.joined(
      separator: "*/)\n")
    let stream = TokenStream(text)
    #expect(try Self.checkerTokens(of: stream) == Self.tokens(of: stream))
  }

  /// Returns the checker's output for a stream's text.
  private static func checkerTokens(of stream: TokenStream) throws -> [Substring] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).css")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(stream.text(in: 0..<stream.byteCount).utf8).write(to: file)
    let output = Pipe()
    let process = Process()
    process.executableURL = Corpora.packageRoot.appending(path: "Scripts/css-lex")
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let lines = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: lines, as: UTF8.self).split(separator: "\n")
  }

  /// Returns the library's tokens in the checker's notation.
  private static func tokens(of stream: TokenStream) -> [Substring] {
    (0..<stream.count).map { position in
      let token = stream[position]
      let range = stream.range(of: position)
      let flags: [(Token.Flags, String)] = [
        (.escaped, "e"), (.unterminated, "u"), (.id, "i"), (.integer, "n"),
      ]
      let letters = flags.map { token.flags.contains($0.0) ? $0.1 : "-" }.joined()
      return "\(token.kind) \(range.lowerBound) \(range.upperBound) \(letters)"
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test with a reason if the checker cannot be built.
  fileprivate static var needsFlex: Self {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return .enabled(
      if: folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/flex") },
      "flex is not installed")
  }
}
