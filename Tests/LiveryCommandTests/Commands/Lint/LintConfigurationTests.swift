// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct LintConfigurationTests {
  private func lint(_ arguments: String..., in files: [String: String]) throws -> Livery.Outcome {
    try Livery.run(["lint"] + arguments, in: try Folder(files))
  }

  static let error = "a { color: none }\n"

  @Test("applies the configuration in the folder of a file or in the nearest one above")
  func nearest() throws {
    let off = "rules: {invalid-value: off}"
    #expect(try lint("a.css", in: [".livery.yml": off, "a.css": Self.error]) == .init())
    #expect(try lint("x/y/a.css", in: [".livery.yml": off, "x/y/a.css": Self.error]) == .init())
    let nested = [
      ".livery.yml": off, "x/.livery.yml": "rules: {invalid-value: warning}",
      "a.css": Self.error, "x/a.css": Self.error, "x/y/a.css": Self.error,
    ]
    let outcome = try lint(".", in: nested)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("x/a.css:1:12: warning: "))
    #expect(outcome.output.hasSuffix("\n2 warnings\n"))
  }

  @Test("--config replaces all configurations, and --rule overrides it")
  func named() throws {
    let files = [
      ".livery.yml": "rules: {invalid-value: off}", "other.yml": "rules: {invalid-value: warning}",
      "a.css": Self.error,
    ]
    #expect(
      try lint("--config", "other.yml", "a.css", in: files).output.contains("warning: invalid"))
    #expect(try lint("--rule", "invalid-value=error", "a.css", in: files).code == 1)
    #expect(try lint("--config", "none.yml", "a.css", in: files).code == 78)
  }

  @Test("paths of a configuration are relative to its folder, not to the working folder")
  func folders() throws {
    let folder = try Folder([
      ".livery.yml": """
      ignore: [x/vendor/]
      overrides: [{files: ["x/*.css"], rules: {invalid-value: off}}]
      """,
      "x/a.css": Self.error, "x/vendor/b.css": Self.error, "x/y/c.css": Self.error,
    ])
    let outcome = try Livery.shell(#"cd x && "$livery" lint ."#, in: folder)
    #expect(outcome.output.hasPrefix("y/c.css:1:12: error:"))
    #expect(outcome.output.hasSuffix("\n1 error\n"))
    let above = try Livery.shell(#"cd x/y && "$livery" lint ../a.css c.css"#, in: folder)
    #expect(above.output.hasPrefix("c.css:1:12: error:"))
  }

  @Test("reports an invalid configuration with its position, exits with 78, and lints nothing")
  func broken() throws {
    let outcome = try lint(
      "a.css", in: [".livery.yml": "rules:\n  invalid-valeu: off\n", "a.css": Self.error])
    #expect(
      outcome
        == .init(
          errors: """
            .livery.yml:2:3: error: unknown rule 'invalid-valeu'; did you mean 'invalid-value'? [unknown-rule]
              invalid-valeu: off
              ^~~~~~~~~~~~~

            """,
          code: 78))
    let syntax = try lint("a.css", in: [".livery.yml": "rules: [", "a.css": ""])
    #expect(syntax.code == 78)
    #expect(syntax.errors.hasPrefix(".livery.yml:1:9: error: invalid YAML: "))
    let base = try lint(
      "x/a.css",
      in: ["x/.livery.yml": "extends: ../base.yml", "base.yml": "strct: true", "x/a.css": ""])
    #expect(base.errors.hasPrefix("base.yml:1:1: error: unknown key 'strct'"))
    #expect(base.code == 78)
  }

  @Test("reports an ignored file only if it is named")
  func ignored() throws {
    let files = [
      ".livery.yml": "ignore: [vendor/]", "a.css": "a{}", "vendor/b.css": Self.error,
    ]
    #expect(try lint(".", in: files) == .init())
    #expect(
      try lint("vendor/b.css", in: files)
        == .init(
          errors:
            "livery: vendor/b.css: left out, because 'ignore' in the configuration matches it\n"
        ))
  }

  @Test("composites the files of one theme, and keeps themes apart")
  func themes() throws {
    let files = [
      ".livery.yml": "themes: [[base.css, dark.css], [light.css]]",
      "base.css": ":root { --x: red }\na { color: var(--x) }\n",
      "dark.css": "b { color: var(--x) }\n", "light.css": "c { color: var(--x) }\n",
    ]
    let only = ["--rule=unresolved-variable=error", "--format", "github"]
    // The other file of the theme is read although no operand names it.
    #expect(try Livery.run(["lint", "dark.css"] + only, in: try Folder(files)).code == 0)
    let outcome = try Livery.run(["lint", "."] + only, in: try Folder(files))
    #expect(outcome.code == 1)
    let errors = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains("file=light.css") })
  }

  @Test("--print-config prints the configuration of a file in a readable form")
  func printed() throws {
    let folder = try Folder([
      ".livery.yml": """
      extends: default
      rules: {invalid-value: warning, unknown-property: off}
      overrides: [{files: [legacy.css], rules: {max-nesting-depth: {severity: note, limit: 4}}}]
      classes: [mine]
      properties: {-glow: "<color>"}
      """,
      "a.css": "", "legacy.css": "",
    ])
    let outcome = try Livery.run(["lint", "--print-config", "--strict", "legacy.css"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""max-nesting-depth":{"severity":"note","limit":4}"#))
    #expect(outcome.output.contains(#""unknown-property":"off""#))
    #expect(outcome.output.contains(#""strict":true"#))
    #expect(outcome.output.contains(#""-glow":{"grammar":"<color>","inherited":false}"#))
    #expect(outcome.output.contains(#""styledText""#) && outcome.output.contains(#""mine""#))
    try folder.write(outcome.output, to: "printed.yml")
    let again = try Livery.run(
      ["lint", "--print-config", "--config", "printed.yml", "legacy.css"], in: folder)
    #expect(again.output == outcome.output)
    let both = try Livery.run(["lint", "--print-config", "a.css", "legacy.css"], in: folder)
    #expect(both.output.hasPrefix("# a.css\n{") && both.output.contains("\n# legacy.css\n"))
  }

  @Test("standard input has the configuration of the file that it represents")
  func standardInput() throws {
    let folder = try Folder([
      "x/.livery.yml": "rules: {invalid-value: warning}", "x/base.css": "", ".livery.yml": "",
    ])
    let input = Data("@import 'base.css';\n\(Self.error)".utf8)
    let outcome = try Livery.run(
      ["lint", "-", "--stdin-filename", "x/a.css"], in: folder, input: input)
    #expect(outcome.output.hasPrefix("x/a.css:2:12: warning: invalid value"))
    #expect(outcome.output.hasSuffix("\n1 warning\n"))
    let json = try Livery.run(
      ["lint", "-", "--stdin-filename", "a.json"], in: folder, input: Data("{".utf8))
    #expect(json.output.hasPrefix("a.json:1:"))
    #expect(try Livery.run(["lint", "--stdin-filename", "a", "x/base.css"], in: folder).code == 64)
  }
}
