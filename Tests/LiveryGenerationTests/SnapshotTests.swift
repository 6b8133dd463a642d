// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryGeneration
import TestSupport
import Testing

@Suite struct SnapshotTests {
  /// A theme of the fixtures, and the file with its expected code, which is also compiled and run.
  struct Snapshot: Sendable, CustomStringConvertible {
    let theme: String
    let code: String
    let prefix: String

    var description: String { theme }
  }

  @Test(
    "the code of a theme matches its snapshot; RECORD_SNAPSHOTS=1 writes it",
    arguments: [
      Snapshot(theme: "caret.css", code: "Tests/LiveryTests/Typed/CaretTheme.swift", prefix: "AGR"),
      Snapshot(
        theme: "caret.css", code: "Benchmarks/Sources/Ratios/Typed/CaretTheme.swift", prefix: "AGR"),
      Snapshot(
        theme: "article.css", code: "Tests/LiveryTests/Typed/ArticleTheme.swift", prefix: "App"),
    ])
  func snapshot(_ snapshot: Snapshot) throws {
    let theme = packageFile("Tests/LiveryGenerationTests/Fixtures/\(snapshot.theme)")
    let file = packageFile(snapshot.code)
    let sheet = CSSStyleSheet(try String(contentsOf: theme, encoding: .utf8), name: snapshot.theme)
    let code = ThemeCode(of: sheet, GenerationOptions(prefix: snapshot.prefix))
    #expect(code.diagnostics.isEmpty)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try code.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("the snapshot is written")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == code.text)
  }

  @Test("generating code is deterministic")
  func isStable() throws {
    let theme = packageFile("Resources/default.css")
    let text = try String(contentsOf: theme, encoding: .utf8)
    let first = ThemeCode(of: CSSStyleSheet(text, name: "a.css"))
    let second = ThemeCode(of: CSSStyleSheet(text, name: "a.css"))
    #expect(first.text == second.text)
    #expect(first.text.count > 50_000)
  }

  @Test(
    "the code of the default sheet compiles without warnings at every access level",
    arguments: TestTier.part(of: GenerationOptions.Access.allCases))
  func defaultSheet(access: GenerationOptions.Access) throws {
    let text = try String(contentsOf: packageFile("Resources/default.css"), encoding: .utf8)
    let code = ThemeCode(
      of: CSSStyleSheet(text, name: "default.css"), GenerationOptions(prefix: "App", access: access)
    )
    #expect(code.diagnostics.allSatisfy { $0.diagnostic.severity != .error })
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }
}
