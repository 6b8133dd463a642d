// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct LintReportTests {
  static let error = "a { color: none }\n"

  @Test("prints each report format with the same exit code")
  func formats() throws {
    let folder = try Folder(["a.css": Self.error, "b.css": ""])
    func lint(_ format: String) throws -> String {
      let outcome = try Livery.run(
        ["lint", "--rule=empty-source=off", "--format", format, "a.css", "b.css"], in: folder)
      #expect(outcome.code == 1 && outcome.errors.isEmpty)
      return outcome.output
    }
    #expect(try lint("github").hasPrefix("::error file=a.css,line=1,col=12,"))
    let sarif = try JSONSerialization.jsonObject(with: Data(lint("sarif").utf8)) as? NSDictionary
    #expect(sarif?["version"] as? String == "2.1.0")
    let junit = try lint("junit")
    #expect(junit.contains("<testsuite name=\"b.css\" tests=\"1\" failures=\"0\""))
    #expect(try Livery.run(["lint", "--format", "unix", "a.css"], in: folder).code == 64)
  }

  @Test("leaves out the findings of a baseline, and reports its obsolete entries")
  func baseline() throws {
    let folder = try Folder(["x/a.css": Self.error])
    let written = try Livery.run(["lint", "--write-baseline", "known.json", "x"], in: folder)
    #expect(written == .init(errors: "livery: known.json contains 1 finding\n"))
    #expect(try Livery.run(["lint", "--baseline", "known.json", "x"], in: folder) == .init())
    let inside = try Livery.shell(#"cd x && "$livery" lint --baseline ../known.json ."#, in: folder)
    #expect(inside == .init())
    try folder.write("/* moved */\n" + Self.error + "b { color: nil }\n", to: "x/a.css")
    let more = try Livery.run(["lint", "--baseline", "known.json", "x"], in: folder)
    #expect(more.output.hasPrefix("x/a.css:3:12:") && more.output.hasSuffix("\n1 error\n"))
    #expect(more.code == 1)
    try folder.write("b { color: red }\n", to: "x/a.css")
    let gone = try Livery.run(["lint", "--baseline", "known.json", "x"], in: folder)
    #expect(gone.code == 0)
    #expect(
      gone.errors.hasPrefix("known.json:2:3: warning: 'invalid-value' reports this once less"))
    try folder.write("baseline: known.json", to: ".livery.yml")
    try folder.write(Self.error, to: "x/a.css")
    #expect(try Livery.run(["lint", "x"], in: folder) == .init())
    try folder.write("{}", to: "known.json")
    #expect(try Livery.run(["lint", "x"], in: folder).code == 78)
    #expect(try Livery.run(["lint", "--baseline", "none.json", "x"], in: folder).code == 2)
    #expect(
      try Livery.run(["lint", "--write-baseline", "none/known.json", "x"], in: folder).code == 64)
  }

  @Test(
    "--strict checks the rules of style and exits with 1 for warnings; 'strict' exits with 1 for errors"
  )
  func strict() throws {
    let folder = try Folder(["a.css": "/* livery-disable-next-line invalid-value */\n" + Self.error]
    )
    #expect(try Livery.run(["lint", "a.css"], in: folder) == .init())
    let strict = try Livery.run(["lint", "--strict", "a.css"], in: folder)
    #expect(strict.output.contains("[disable-without-reason]"))
    #expect(strict.code == 1)
    try folder.write("strict: true", to: ".livery.yml")
    let configured = try Livery.run(["lint", "a.css"], in: folder)
    #expect(configured.output.contains("[disable-without-reason]"))
    #expect(configured.code == 1)
  }
}
