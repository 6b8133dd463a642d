// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation
import LiveryGeneration
import TestSupport
import Testing

@Suite struct HostileThemeTests {
  @Test(
    "no text of a theme escapes from its comment or literal", .tier(.standard),
    arguments: TestTier.part(of: [
      ".a { --x: \"\\(fatalError())\" }", ".a { --x: \"\\\\(fatalError())\" }",
      ".a { --x: \"a\\a fatalError()\\d \" }", ".a { --x: a\n\nfatalError() }",
      ".a { --x: '\u{2028}fatalError()' }", ".a { --x: 1 /* */ /* \n */ b }",
      ".a { --x: \"\u{202E}abc\" }", ".a[b='\n\"\\\"'] { width: 1px }",
      ".a[b='*/ } fatalError() /*'] { width: 1px }", ".a { --x: `fatalError()` }",
      ".a { --x: url(\"\\22 )\\\\\") }", ".a { font-family: \"\\\\(1)\", '\\22' }",
    ]))
  func injection(css: String) throws {
    let code = Generated(css)
    #expect(try SwiftCompiler.problems(of: code.text) == "")
    for line in code.text.split(separator: "\n") where line.contains("fatalError()") {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(line.hasPrefix("///") || line.hasPrefix("reader.") || line.hasPrefix("var "))
      #expect(line.hasPrefix("///") || !line.replacing("\\\\(", with: "").contains("\\("))
    }
  }

  @Test("a file name does not escape from its comment")
  func fileName() throws {
    let sheet = CSSStyleSheet(".a { width: 1px }", name: "a\nfatalError()\u{2028}.css")
    let code = ThemeCode(of: sheet)
    #expect(!code.text.contains("\nfatalError"))
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }

  @Test("NaN, infinite and large values do not trap")
  func numbers() throws {
    let code = Generated(
      """
      .a { --x: 1e999; --y: 1e300s; --z: calc(infinity * 1px); --w: calc(NaN); width: 1e308px;
        z-index: 99999999999999999999; --v: 9007199254740993; --u: -0; opacity: calc(1/0) }
      """)
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }

  @Test("long selectors and values have names of limited length")
  func length() {
    let path = (0..<200).map { "a\($0)" }.joined(separator: " ")
    let list = (0..<5000).map(String.init).joined(separator: ", ")
    let code = Generated("\(path) { width: 1px } .b { --x: \(list); --y: \"\(list)\" }")
    #expect(code.structs == ["Style", "BStyle"])
    #expect(code.diagnostics.count == 1)
  }

  @Test(
    "time is linear in the rules and selectors of one style",
    arguments: TestTier.part(
      of: [
        { @Sendable in String(repeating: ".a { width: 1px }", count: $0) },
        { (0..<$0).map { ".a { --x\($0): \($0)px }" }.joined() },
        { (0..<$0).map { "@media (width > \($0)px) { .a { width: 1px } }" }.joined() },
        { ".a { " + String(repeating: "& { width: 1px }", count: $0) + " }" },
        { (0..<$0).map { ".a\($0)" }.joined(separator: ", ") + " { width: 1px }" },
        { (0..<$0).map { ".a:nth-child(\($0))" }.joined(separator: ", ") + " { width: 1px }" },
        { (0..<$0).map { ".a.b\($0) { width: 1px }" }.joined() },
        { (0..<$0).map { ".a { cursor: c\($0); --k: k\($0) }" }.joined() },
      ] as [@Sendable (Int) -> String]))
  func oneStyle(css: @Sendable (Int) -> String) {
    expectGrowth(from: 1_000, css(1)) { _ = Generated(css($0)).structs.count }
  }

  @Test("time is linear in the number of rules", .tier(.full))
  func manyRules() {
    expectGrowth(from: 1_000) { count in
      let css = (0..<count).map { ".c\($0) { color: red; --gap-\($0): \($0)px }\n" }.joined()
      #expect(Generated(css).structs.count == count + 1)
    }
  }

  @Test(
    "reports and cuts a theme with too many values",
    .tier(.full))
  func manyMembers() {
    let many = (0..<600).map { "--x\($0): 1" }.joined(separator: ";")
    let css = ".a { \(many) }" + (0..<200).map { ".a.b\($0) { width: 1px }" }.joined()
    let code = Generated(css)
    #expect(
      code.diagnostics.contains {
        $0.contains("error: the styles of the theme have more than 50000")
      }
    )
  }

  @Test("reads declarations of many styles up to a limit", .tier(.full))
  func manyDeclarations() {
    let css = LongList.items(2_000, " ") { "#x\($0) .b { width: 1px } .b { width: 2px }" }
    let code = Generated(css)
    #expect(
      code.diagnostics.contains {
        $0.contains("error: the styles of the theme have more than 1000000 declarations")
      })
  }

  @Test(
    "the code of every real-world sheet compiles", .needsCorpora,
    .tier(.standard), arguments: TestTier.part(of: Corpora.sheets))
  func corpora(file: URL) throws {
    let sheet = CSSStyleSheet(data: try Data(contentsOf: file), name: file.lastPathComponent)
    let code = ThemeCode(of: sheet, GenerationOptions(prefix: "App", access: .public))
    let isLarge = code.text.utf8.count > 2_000_000
    #expect(try SwiftCompiler.problems(of: code.text, checksTypes: !isLarge) == "")
  }
}
