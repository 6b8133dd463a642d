// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct LintTests {
  static let files = [
    "good.css": "a { color: red }\n", "warning.css": "@when x { a { color: red } }\n",
    "error.css": "a { color: none }\n", "empty.css": "@layer a { b { margin: 0 } }\n",
  ]

  private func lint(_ arguments: String...) throws -> Livery.Outcome {
    try Livery.run(["lint"] + arguments, in: try Folder(Self.files))
  }

  static let warning = """
    warning.css:1:1: warning: the rules of '@when' take no part in the cascade [unsupported-at-rule]
    @when x { a { color: red } }
    ^~~~~

    """
  static let error = """
    error.css:1:12: error: invalid value for 'color': found 'none', expected <color>; \
    did you mean 'transparent'? [invalid-value]
    a { color: none }
               ^~~~

    """

  @Test("prints the report to standard output, and exits with 1 for errors")
  func text() throws {
    #expect(try lint("good.css") == .init())
    #expect(try lint("warning.css") == .init(output: Self.warning + "1 warning\n"))
    #expect(try lint("error.css") == .init(output: Self.error + "1 error\n", code: 1))
    #expect(
      try lint("warning.css", "error.css", "good.css")
        == .init(output: Self.warning + Self.error + "1 error, 1 warning\n", code: 1))
  }

  @Test("prints the report in JSON")
  func json() throws {
    #expect(
      try lint("--format", "json", "error.css")
        == .init(
          output: #"""
            {"version":1,"findings":[
              {"rule":"invalid-value","severity":"error","message":"invalid value for 'color': found 'none', expected <color>; did you mean 'transparent'?","file":"error.css","line":1,"column":12,"endLine":1,"endColumn":16,"start":11,"end":15,"fix":{"replacement":"transparent","start":11,"end":15,"safe":false}}
            ]}

            """#,
          code: 1))
    #expect(
      try lint("--format", "json", "good.css")
        == .init(output: "{\"version\":1,\"findings\":[]}\n"))
  }

  @Test("--strict and --max-warnings limit the number of warnings")
  func warnings() throws {
    #expect(try lint("--strict", "warning.css").code == 1)
    #expect(
      try lint("--strict", "--rule", "empty-source=off", "--rule", "empty-block=off", "empty.css")
        .code == 0)
    #expect(try lint("--max-warnings", "0", "warning.css").code == 1)
    #expect(try lint("--max-warnings", "1", "warning.css").code == 0)
    #expect(try lint("--max-warnings", "1", "error.css").code == 1)
  }

  @Test("--quiet reports only errors; warnings still count for the exit code")
  func quiet() throws {
    #expect(try lint("--quiet", "warning.css") == .init())
    #expect(try lint("--quiet", "--strict", "warning.css") == .init(code: 1))
    #expect(
      try lint("--quiet", "warning.css", "error.css")
        == .init(output: Self.error + "1 error\n", code: 1))
  }

  @Test("--rule turns rules off and sets their severity")
  func rules() throws {
    #expect(try lint("--rule", "invalid-value=off", "error.css") == .init())
    #expect(
      try lint("--rule=invalid-value=warning", "--rule=unsupported-at-rule=error", "error.css")
        == .init(output: Self.error.replacing(" error:", with: " warning:") + "1 warning\n"))
    #expect(try lint("--rule", "unsupported-at-rule=error", "warning.css").code == 1)
    for wrong in ["invalid-value", "invalid-value=nothing", "=off", "invalid-valeu=off"] {
      #expect(try lint("--rule", wrong, "error.css").code == 64)
    }
    #expect(
      try lint("--rule", "invalid-valeu=off", "error.css").errors
        .hasPrefix("Error: unknown rule 'invalid-valeu'; did you mean 'invalid-value'?\n"))
    #expect(try lint("--max-warnings", "-1", "error.css").code == 64)
  }

  @Test(
    "resolves imports against the file, and lints imported sheets only if they are named"
  )
  func imports() throws {
    let folder = try Folder([
      "theme.css": "@import 'error.css';\n@import 'none.css' layer(x);\n",
      "error.css": "a { color: none }\n",
      "circle.css": "@import 'circle.css';\n", "late.css": "a {}\n@import 'error.css';\n",
    ])
    #expect(
      try Livery.run(["lint", "theme.css"], in: folder)
        == .init(
          output: """
            theme.css:2:9: error: there is no file 'none.css' [import-not-found]
            @import 'none.css' layer(x);
                    ^~~~~~~~~~
            1 error

            """,
          code: 1))
    #expect(
      try Livery.run(["lint", "circle.css"], in: folder).output.contains("[import-cycle]"))
    #expect(
      try Livery.run(["lint", "late.css"], in: folder).output.hasPrefix(
        "late.css:2:1: error: '@import' must precede"))
    #expect(
      try Livery.run(["lint", "theme.css", "error.css", "--rule=import-not-found=off"], in: folder)
        .output.hasSuffix("[invalid-value]\na { color: none }\n           ^~~~\n1 error\n"))
  }
}
