// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The use of `livery watch` from a shell.
@Suite struct WatchTests {
  /// Runs the command beside a script that saves files.
  ///
  /// `wait_for N` waits until the command has printed N lines. `save FILE TEXT` replaces a file as
  /// a whole, because a file written in place may be seen while it is empty.
  private func watch(
    _ arguments: String, in folder: Folder, signal: String = "INT", _ script: String
  ) throws -> Livery.Outcome {
    try Livery.shell(
      """
      \(Livery.waitUntil)
      wait_for() { count=$1; wait_until '[ "$(wc -l < lines)" -ge "$count" ]'; }
      save() { echo "$2" > next; mv next "$1"; }
      : > lines
      "$livery" watch \(arguments) > lines 2> errors & watcher=$!
      wait_for 1
      \(script)
      kill -\(signal) $watcher
      wait $watcher
      code=$?
      cat lines; cat errors >&2
      exit $code
      """, in: folder)
  }

  /// Returns a text without its times, which differ in each run.
  private func timeless(_ text: String) -> String {
    text.replacing(#/in [0-9.]+ ms/#, with: "in N ms")
      .replacing(#/"milliseconds":[0-9.]+/#, with: #""milliseconds":N"#)
  }

  private func folder() throws -> Folder {
    try Folder([
      "a.css": "@import 'b.css';\n.a { color: red }\n", "b.css": ":root { --accent: red }\n",
    ])
  }

  @Test("prints a line with the changes for each save", arguments: ["INT", "TERM"])
  func lines(_ signal: String) throws {
    let outcome = try watch(
      "a.css", in: try folder(), signal: signal,
      """
      save a.css "@import 'b.css'; .a { color: navy } .b > .c { top: 1px }"
      wait_for 2
      sed -i s/red/teal/ b.css
      wait_for 3
      save a.css "@import 'b.css'; .a { color: navy } /* one */ .b > .c { top: 1px }"
      wait_for 4
      """)
    #expect(
      timeless(outcome.output) == """
        watching a.css, b.css
        a.css in N ms: .a, .b > .c
        b.css in N ms: :root, --accent
        a.css in N ms: nothing looks different

        """)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
  }

  @Test("keeps the last valid theme during errors, and reports the recovery")
  func errors() throws {
    let outcome = try watch(
      "--no-default a.css", in: try folder(),
      """
      save a.css ".a { color: navy } .b:hoverd { top: 1px }"
      wait_for 2
      save a.css ".a { color: navy }"
      wait_for 4
      rm b.css
      rm a.css
      wait_for 5
      """)
    #expect(
      timeless(outcome.output) == """
        watching a.css, b.css
        1 error; the last good theme stays
        good again
        a.css, b.css in N ms: .a, :root, --accent
        1 error; the last good theme stays

        """)
    #expect(
      outcome.errors == """
        a.css:1:22: error: unknown pseudo-class ':hoverd'; did you mean ':hover'? [unknown-pseudo-class]
        .a { color: navy } .b:hoverd { top: 1px }
                             ^~~~~~~
        livery: a.css: no such file

        """)
    #expect(outcome.code == 0)
  }

  @Test("--format json prints an object in each line")
  func json() throws {
    let outcome = try watch(
      "--poll --format json a.css", in: try folder(),
      """
      save a.css "@import 'b.css'; @keyframes x { to { top: 1px } } .a { color: red }"
      wait_for 2
      save a.css ".a { color: red"
      wait_for 3
      save a.css "@import 'b.css'; @keyframes x { to { top: 1px } } .a { color: red }"
      wait_for 4
      """)
    #expect(
      timeless(outcome.output) == """
        {"event":"watching","files":["a.css","b.css"]}
        {"event":"reloaded","milliseconds":N,"files":["a.css"],"selectors":[],"customProperties":[],"keyframes":["x"],"fontFamilies":[]}
        {"event":"failed","errors":[{"rule":"unclosed-block","message":"this '{' is never closed","file":"a.css","line":1,"column":4}]}
        {"event":"recovered"}

        """)
    #expect(outcome.code == 0)
  }

  @Test("cannot watch a missing file or standard input")
  func missing() throws {
    let folder = try folder()
    let missing = try Livery.run(["watch", "a.css", "nobody.css"], in: folder)
    #expect(missing.errors == "livery: nobody.css: no such file\n")
    #expect(missing.code == 2)
    let input = try Livery.run(["watch", "-"], in: folder)
    #expect(input.errors.contains("standard input cannot be watched"))
    #expect(input.code == 64)
    #expect(try Livery.run(["watch"], in: folder).code == 64)
  }
}
