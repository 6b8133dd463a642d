// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite struct LintFixTests {
  /// A sheet with a needless comment, which has a safe fix, and an unknown property, whose fix is a
  /// guess.
  static let source = "/* livery-disable-line invalid-value */\na { colour: red }\n"

  private func lint(_ arguments: String..., in folder: Folder) throws -> Livery.Outcome {
    try Livery.run(["lint"] + arguments, in: folder)
  }

  @Test("--fix applies safe fixes, and --fix-unsafe unsafe ones too")
  func fix() throws {
    let folder = try Folder(["a.css": Self.source, "b.css": "a { color: red }\n"])
    let outcome = try lint("--fix", "a.css", "b.css", in: folder)
    #expect(try folder.text("a.css") == "\na { colour: red }\n")
    #expect(outcome.errors == "livery: fixed 1 finding in 1 file\n")
    #expect(outcome.output.hasPrefix("a.css:2:5: "))
    #expect(!outcome.output.contains("needless-disable"))
    let unsafe = try lint("--fix-unsafe", "--format", "json", "a.css", in: folder)
    #expect(try folder.text("a.css") == "\na { color: red }\n")
    #expect(unsafe.output == "{\"version\":1,\"findings\":[]}\n")
    #expect(unsafe.code == 0)
    #expect(try lint("--fix", "a.css", in: folder) == .init())
  }

  @Test("--diff prints the changes, and changes nothing")
  func diff() throws {
    let folder = try Folder(["a.css": Self.source])
    let outcome = try lint("--diff", "--fix-unsafe", "a.css", in: folder)
    #expect(
      outcome.output == """
        --- a/a.css
        +++ b/a.css
        @@ -1,2 +1,2 @@
        -/* livery-disable-line invalid-value */
        +
        -a { colour: red }
        +a { color: red }

        """)
    #expect(try folder.text("a.css") == Self.source)
    let safe = try lint("--diff", "a.css", in: folder)
    #expect(safe.output.contains("-/* livery") && !safe.output.contains("+a {"))
    let input = try Livery.run(
      ["lint", "--diff", "-"], in: folder, input: Data(Self.source.utf8))
    #expect(input.output.hasPrefix("--- a/<stdin>\n"))
  }

  @Test("standard input cannot be fixed in place")
  func standardInput() throws {
    let folder = try Folder()
    #expect(try Livery.run(["lint", "--fix", "-"], in: folder).code == 64)
  }

  @Test(
    "keeps a file that changes between reading and writing, and exits with 2",
    .tier(.standard))
  func changing() throws {
    // The pipe stops the command between reading and writing.
    //
    // The files are read concurrently, so the first file may not have been read yet when it is
    // changed. The exit code then differs, and the test gives the command more time.
    let folder = try Folder(["a.css": Self.source])
    let line = """
      mkfifo b.css
      cp a.css source
      pause=1
      while
        cp source a.css
        "$livery" lint --fix a.css b.css > out 2> err &
        exec 3> b.css
        sleep $pause
        echo 'c { color: blue }' > a.css
        echo 'b { color: red }' >&3
        exec 3>&-
        wait $!
        code=$?
        [ $code -ne 2 ] && [ $pause -lt 256 ]
      do pause=$((pause * 2)); done
      echo $code
      cat err
      """
    let outcome = try Livery.shell(line, in: folder)
    #expect(
      outcome.output
        == "2\nlivery: not replaced: a.css: it has changed since it was read\n")
    #expect(try folder.text("a.css") == "c { color: blue }\n")
  }
}
