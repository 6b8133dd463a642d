// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  @Suite("livery builder")
  struct BuilderTests {
    private func folder() throws -> Folder {
      try Folder(["badge.css": ".badge { -livery-pipeline: fill(#0f0) }"])
    }

    /// Runs lines of shell while a builder serves the folder.
    ///
    /// Its URL is in `$address`.
    private func whileServing(
      _ lines: String, options: String = "--open badge.css", in folder: Folder
    ) throws -> Livery.Outcome {
      try Livery.shell(
        """
        \(Livery.waitUntil)
        : > address
        "$livery" builder --archives . \(options) > address 2> errors &
        builder=$!
        wait_until '[ $(wc -l < address) -ge 1 ]'
        address=$(head -n 1 address)
        \(lines)
        \(end)
        """, in: folder)
    }

    /// A shell script that ends `$builder` and prints its exit code.
    ///
    /// If the builder does not end, the script prints its threads and kills it.
    private var end: String {
      #"""
      kill -INT $builder
      end=$(($(date +%s) + \#(Waiting.limit.components.seconds / 2)))
      while kill -0 $builder 2> /dev/null; do
        if [ "$(date +%s)" -ge "$end" ]; then
          echo "the builder does not end:" >&2
          grep -H "^Name\|^State\|^Sig\|^Shd" /proc/$builder/task/*/status >&2
          kill -KILL $builder
        fi
        sleep 0.01
      done
      wait $builder
      echo "the builder ended with $?"
      """#
    }

    @Test("serves a folder, sends clients pictures of the requested size, and exits with 0")
    func serving() throws {
      let folder = try folder()
      let outcome = try whileServing(
        """
        "$livery" builder --connect "$address" -o one.png --size 40x30
        "$livery" builder --connect "$address" -o two.png --size 10x20 --scale 3 --scheme dark
        """, in: folder)
      #expect(outcome == Livery.Outcome(output: "the builder ended with 0\n"))
      #expect(try pixels("one.png", in: folder) == [40, 30])
      #expect(try pixels("two.png", in: folder) == [30, 60])
      #expect(try folder.text("address").hasPrefix("http://127.0.0.1:"))
      #expect(try folder.text("errors").isEmpty)
    }

    /// Returns the width and height in the header of a PNG.
    private func pixels(_ name: String, in folder: Folder) throws -> [Int] {
      let bytes = Array(try Data(contentsOf: folder.url(name)))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("reports to a client why there is no picture")
    func rejections() throws {
      let outcome = try whileServing(
        """
        "$livery" builder --connect "$address" -o a.png; echo $?
        "$livery" builder --connect "${address%?token=*}?token=nonsense" -o a.png; echo $?
        "$livery" builder --connect http://127.0.0.1:9/?token=a -o a.png; echo $?
        """, options: "", in: folder())
      #expect(outcome.output == "1\n2\n2\nthe builder ended with 0\n")
      let errors = outcome.errors.split(separator: "\n")
      #expect(errors.count == 3)
      #expect(errors.first == "error: no style is being edited in the builder")
      #expect(
        errors.dropFirst().allSatisfy { $0.hasPrefix("error: the builder at http://127.0.0.1:") })
      #expect(errors.allSatisfy { !$0.contains("token=") })
    }

    @Test("a client prints no control characters from the builder")
    func controlCharacters() throws {
      // The builder rejects the state and quotes it.
      let outcome = try whileServing(
        #"""
        "$livery" builder --connect "$address" -o a.png --state "$(printf 'a\033[2Jb\007c')"; echo $?
        [ -e a.png ] && echo "there is a picture"
        """#, in: folder())
      #expect(outcome.output == "2\nthe builder ended with 0\n")
      #expect(
        outcome.errors.hasSuffix(
          "cannot be shown: 'a\u{FFFD}[2Jb\u{FFFD}c' cannot be the name of a state\n"))
    }

    @Test("keeps the permissions of the picture, and exits with the code of the failure")
    func saving() throws {
      let folder = try folder()
      let outcome = try whileServing(
        """
        show() { "$livery" builder --connect "$address" -o "$1" --size 40x30 2>> messages; echo $?; }
        touch one.png two.png; chmod 0600 one.png; chmod 0444 two.png
        show one.png; ls -l one.png | cut -c 1-10
        show two.png; show none/a.png
        ( ulimit -f 0; exec "$livery" builder --connect "$address" -o three.png 2>/dev/null ); echo $?
        """, in: folder)
      #expect(outcome.output == "0\n-rw-------\n64\n64\n70\nthe builder ended with 0\n")
      #expect(try pixels("one.png", in: folder) == [40, 30])
      #expect(try folder.text("two.png") == "")
      let messages = try folder.text("messages")
      #expect(
        messages == """
          livery: two.png cannot be written: the file is read-only
          livery: none/a.png cannot be written: No such file or directory

          """)
    }

    @Test("warns if --listen is not a loopback address")
    func listening() throws {
      let folder = try folder()
      _ = try whileServing("true", options: "--listen 0.0.0.0", in: folder)
      let errors = try folder.text("errors")
      #expect(errors.hasPrefix("warning: the builder is open to every machine"))
      #expect(errors.contains("note: render clients open http://"))
    }

    @Test(
      "reports why the service or the client cannot start",
      .tier(.standard),
      arguments: [
        ("--archives . --open nothing.css", 2, "'nothing.css' cannot be read"),
        ("--archives . --open ../badge.css", 2, "cannot be the name of an archive"),
        ("missing.css --archives .", 2, "missing.css"),
        ("--listen 203.0.113.7", 64, "cannot listen on 203.0.113.7"),
        ("-o a.png", 64, "name its builder with '--connect'"),
        ("--follow", 64, "name its builder with '--connect'"),
        ("--connect http://127.0.0.1:9/", 64, "writes with '--output'"),
        ("--connect http://127.0.0.1:9/ -o a.svg", 64, "writes with '--output'"),
        ("--connect http://127.0.0.1:9/ -o a.png --port 80", 64, "are for the service"),
        ("--connect ftp://a -o a.png", 2, "ftp://a"), ("--port 70000", 64, "70000"),
        ("--no-default", 64, "requires a file"), ("-", 64, "standard input cannot be watched"),
      ])
    func beginning(options: String, code: Int32, message: String) throws {
      let outcome = try Livery.shell("\"$livery\" builder \(options)", in: folder())
      #expect(outcome.code == code)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(message))
    }
  }
#endif
