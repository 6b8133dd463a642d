// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryFormatting
import Testing

@Suite struct UnifiedDiffTests {
  /// Returns a text with a line for each letter.
  private func lines(_ letters: String) -> String { letters.map { "\($0)\n" }.joined() }

  @Test("shows changes with three lines of context")
  func hunks() {
    let text = SourceText(lines("abcdefghijklmnop"), name: "a.css")
    let edited = EditedText(
      text,
      [
        TextEdit(range: 4..<5, replacement: "C"), TextEdit(range: 8..<8, replacement: "x\ny"),
        TextEdit(range: 28..<30, replacement: ""),
      ])
    #expect(
      UnifiedDiff(edited).text == """
        --- a/a.css
        +++ b/a.css
        @@ -1,8 +1,9 @@
         a
         b
        -c
        +C
         d
        -e
        +x
        +ye
         f
         g
         h
        @@ -12,5 +13,4 @@
         l
         m
         n
        -o
         p

        """)
  }

  @Test(
    "marks a missing newline at the end",
    arguments: [
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("a", "b\na", "@@ -1 +1,2 @@\n+b\n a\n\\ No newline at end of file\n"),
      ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"), ("a\n", "a\n", ""),
    ])
  func ends(old: String, new: String, expected: String) {
    let text = SourceText(old, name: "a")
    let edited = EditedText(text, [TextEdit(range: 0..<text.byteCount, replacement: new)])
    let diff = UnifiedDiff(edited)
    #expect(diff.text == (expected.isEmpty ? "" : "--- a/a\n+++ b/a\n" + expected))
    #expect(diff.isEmpty == expected.isEmpty)
  }

  @Test(
    "names a file with its folder, in quotes if needed",
    arguments: [
      ("/x/a.css", "a/x/a.css"), ("b c.css", "a/b c.css"), ("a\nb", #""a/a\nb""#),
      ("a\"b", #""a/a\"b""#),
    ])
  func names(name: String, expected: String) {
    let edited = EditedText(SourceText("a"), [TextEdit(range: 0..<1, replacement: "b")])
    #expect(UnifiedDiff(edited, name: name).text.hasPrefix("--- \(expected)\n"))
  }

  @Test("patch applies the diff")
  func patch() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SplitMix(state: 4)
    for round in 0..<40 {
      let (old, edits) = randomCase(&generator)
      let file = folder.appending(path: "\(round).css")
      try old.write(to: file, atomically: false, encoding: .utf8)
      let edited = EditedText(SourceText(old, name: "\(round).css"), edits)
      let difference = folder.appending(path: "diff")
      try UnifiedDiff(edited).text.write(to: difference, atomically: false, encoding: .utf8)
      let status = try apply(difference, in: folder)
      #expect(status == 0 || !edited.isChanged)
      #expect(try String(contentsOf: file, encoding: .utf8) == edited.text)
    }
  }

  private func apply(_ difference: URL, in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "apply", "--unsafe-paths", "--whitespace=nowarn", difference.path(),
    ]
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path()
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func randomCase(_ generator: inout SplitMix) -> (String, [TextEdit]) {
    var text = ""
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      text += ["", "a", "bc", "{", "}"].randomElement(using: &generator) ?? ""
      text += "\n"
    }
    if Bool.random(using: &generator) { text += "z" }
    let length = text.utf8.count
    let edits = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      let start = Int.random(in: 0...length, using: &generator)
      let end = Int.random(in: start...min(start + 4, length), using: &generator)
      let new = ["", "x", "\n", "y\n", "\nz"].randomElement(using: &generator) ?? ""
      return TextEdit(range: start..<end, replacement: new)
    }
    return (text, edits)
  }
}
