// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct OutputTests {
  @Test("a closed pipe ends the command silently")
  func brokenPipe() throws {
    let folder = try Folder(["x.css": String(repeating: "a { color: red }\n", count: 20_000)])
    for command in ["dump --as tokens", "dump --as css", "dump --as tree --format json", "--help"] {
      let outcome = try Livery.shell(#""$livery" \#(command) x.css | head -n 1 >first"#, in: folder)
      #expect(outcome == .init())
      // If the signal is ignored, there is no message either.
      let ignored = try Livery.shell(
        #"trap '' PIPE; "$livery" \#(command) x.css | head -n 1 >first"#, in: folder)
      #expect(ignored == .init())
    }
    #expect(try folder.text("first").split(separator: "\n").count == 1)
  }

  @Test(
    "a result that cannot be written exits with 70",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func fullDisk() throws {
    let folder = try Folder(["x.css": "a{}"])
    let outcome = try Livery.shell(#""$livery" dump --as css x.css >/dev/full"#, in: folder)
    #expect(outcome.code == 70)
    #expect(outcome.errors == "livery: the output cannot be written: No space left on device\n")
  }

  @Test("separates results and diagnostics")
  func streams() throws {
    let folder = try Folder(["x.css": "a { b }"])
    let outcome = try Livery.run(["dump", "--as", "tree", "x.css"], in: folder)
    #expect(
      outcome
        == .init(
          output: """
            style-sheet 0-7 "x.css"
              qualified-rule 0-7 "a"
                raw 4-6 "b "

            """,
          errors: """
            x.css:1:5: error: expected a declaration or a rule, found 'b' [invalid-declaration]
            a { b }
                ^

            """))
  }
}
