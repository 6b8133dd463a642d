// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryGeneration
import Testing

@Suite struct SnapshotTests {
  /// The code of the fixture, which LiveryTests compiles and runs.
  private static let snapshot = packageFile("Tests/LiveryTests/Typed/CaretTheme.swift")

  @Test("the code of a whole theme is what it was; RECORD_SNAPSHOTS=1 writes it")
  func snapshot() throws {
    let theme = packageFile("Tests/LiveryGenerationTests/Fixtures/caret.css")
    let sheet = CSSStyleSheet(try String(contentsOf: theme, encoding: .utf8), name: "caret.css")
    let code = ThemeCode(of: sheet, GenerationOptions(prefix: "AGR"))
    #expect(code.diagnostics.isEmpty)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try code.text.write(to: Self.snapshot, atomically: true, encoding: .utf8)
      Issue.record("the snapshot is written")
    }
    let known = try String(contentsOf: Self.snapshot, encoding: .utf8)
    #expect(code.text == known)
  }

  @Test("the same theme gives the same text each time")
  func isStable() throws {
    let theme = packageFile("Resources/default.css")
    let text = try String(contentsOf: theme, encoding: .utf8)
    let first = ThemeCode(of: CSSStyleSheet(text, name: "a.css"))
    let second = ThemeCode(of: CSSStyleSheet(text, name: "a.css"))
    #expect(first.text == second.text)
    #expect(first.text.count > 50_000)
  }

  @Test(
    "the default sheet gives code that compiles without a warning, whoever may use it",
    arguments: GenerationOptions.Access.allCases)
  func defaultSheet(access: GenerationOptions.Access) throws {
    let text = try String(contentsOf: packageFile("Resources/default.css"), encoding: .utf8)
    let code = ThemeCode(
      of: CSSStyleSheet(text, name: "default.css"), GenerationOptions(prefix: "App", access: access)
    )
    #expect(code.diagnostics.allSatisfy { $0.diagnostic.severity != .error })
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }
}
