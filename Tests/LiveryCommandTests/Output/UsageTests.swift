// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct UsageTests {
  @Test("prints the version and the help to standard output")
  func information() throws {
    let folder = try Folder()
    let version = try Livery.run(["--version"], in: folder)
    #expect(version == .init(output: "0.1.0\n"))
    for arguments in [["--help"], [], ["help"], ["dump", "--help"], ["help", "lint"]] {
      let help = try Livery.run(arguments, in: folder)
      #expect(help.output.contains("USAGE: livery"))
      #expect(help.errors == "")
      #expect(help.code == 0)
    }
  }

  @Test(
    "reports wrong usage on standard error with code 64",
    arguments: [
      ["dump"], ["lint"], ["query"], ["dumpp"], ["dump", "--as", "nothing", "x.css"],
      ["dump", "--format", "xml", "x.css"], ["dump", "--minify", "x.css"],
      ["dump", "--as", "css", "--format", "json", "x.css"], ["dump", "--unknown", "x.css"],
      ["new", "theme"], ["new", "app", "App"], ["new", "widget"],
    ])
  func usage(arguments: [String]) throws {
    let outcome = try Livery.run(arguments, in: try Folder(["x.css": "a{}"]))
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains("Usage: livery"))
  }
}
