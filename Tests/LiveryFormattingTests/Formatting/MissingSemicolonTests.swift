// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import Testing

@Suite("A missing semicolon in a formatted sheet") struct MissingSemicolonTests {
  @Test(
    "is reported before its lines are joined",
    arguments: [
      ("a{color:red\n  top:1px}", "a {\n  color: red top:1px;\n}\n", 1),
      ("a{--x:1\n top:1px}", "a {\n  --x: 1\n top:1px;\n}\n", 1),
      ("a{color: blue\n  .b{top:1px}}", "a {\n  color: blue .b {\n    top: 1px;\n  }\n}\n", 1),
      ("a{color:red;top:1px}", "a {\n  color: red;\n  top: 1px;\n}\n", 0),
      ("a{color:\n  red\n  blue}", "a {\n  color: red blue;\n}\n", 0),
    ])
  func format(source: String, formatted: String, count: Int) {
    let formatter = Formatter(SyntaxTree(parsing: source))
    #expect(formatter.formattedText == formatted)
    #expect(formatter.diagnostics.count == count)
    #expect(formatter.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(Formatter(SyntaxTree(parsing: formatted)).formattedText == formatted)
  }
}
