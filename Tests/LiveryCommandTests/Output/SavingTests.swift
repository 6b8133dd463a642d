// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Commands that save files, which report equal exit codes for equal obstacles and leave the files
/// unchanged.
@Suite struct SavingTests {
  /// A command that saves a file.
  struct Command: Sendable, CustomTestStringConvertible {
    let line: String
    /// The path of the saved file in the folder `out`.
    let output: String

    init(_ line: String, _ output: String) { (self.line, self.output) = (line, output) }

    var testDescription: String { line }
  }

  /// A command with an obstacle and the exit code that it causes.
  struct Obstacle: Sendable, CustomTestStringConvertible {
    let name: String
    /// The script, which runs `$command` and saves the file `$output`.
    let script: String
    let code: Int32
    /// A part of the message.
    let message: String

    var testDescription: String { name }
  }

  static let commands: [Command] = {
    var commands = [
      Command("format out/a.css", "a.css"), Command("lint --fix out/a.css", "a.css"),
      Command("lint --fix-unsafe out/a.css", "a.css"),
      Command("lint out/a.css --write-baseline out/list.json", "list.json"),
      Command("compile a.css -o out/a.livery", "a.livery"),
      Command("convert a.css -o out/a.json", "a.json"),
      Command("generate a.css -o out/a.swift", "a.swift"),
    ]
    #if Rendering
      commands += ["png", "svg", "pdf"].map {
        Command("render .a a.css --size 9x9 -o out/a.\($0)", "a.\($0)")
      }
      commands.append(Command("gallery a.css --no-default -o out", "index.html"))
    #endif
    return commands
  }()

  static let obstacles = [
    Obstacle(
      name: "a read-only file", script: "chmod 0444 $output; $command >printed; echo $? >&3",
      code: 64,
      message: "the file is read-only"),
    Obstacle(
      name: "a file with hard links", script: "ln $output other; $command >printed; echo $? >&3",
      code: 64,
      message: "it has 2 hard links"),
    // The report and the message go to a pipe, because the limit would apply to them too.
    Obstacle(
      name: "a size limit of files",
      script: "{ ( ulimit -f 0; $command ); echo $? >&3; } 2>&1 | cat >&2", code: 70,
      message: "File too large"),
  ]

  static let mounts = [
    Obstacle(
      name: "a full disk",
      script: """
        cp out/* .; mount -t tmpfs -o size=64k none out; cp ${output#out/} out/
        cp a.css out/a.css 2>/dev/null
        cat /dev/zero > out/filler 2>/dev/null; $command >printed; echo $? >&3
        """, code: 70, message: "No space left on device"),
    Obstacle(
      name: "a read-only file system",
      script: "mount --bind out out; mount -o remount,bind,ro out; $command >printed; echo $? >&3",
      code: 64,
      message: "Read-only file system"),
  ]

  /// A sheet that `format` and `lint --fix` change.
  static let sheet = "/* livery-disable-line invalid-value */\n.a{color:red;background:#0f0}\n"

  private func expect(_ obstacle: Obstacle, of command: Command, under wrapper: String = "") throws
  {
    let folder = try Folder(["a.css": Self.sheet, "out/a.css": Self.sheet])
    if command.output != "a.css" { try folder.write("old", to: "out/\(command.output)") }
    try folder.write(
      """
      exec 3> code
      output=out/\(command.output)
      cp $output before
      command='eval "$livery" \(command.line)'
      \(obstacle.script)
      cmp before $output && ls -A out >names
      """, to: "script.sh")
    let outcome = try Livery.shell("\(wrapper) sh script.sh", in: folder)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(try folder.text("code") == "\(obstacle.code)\n", "\(outcome)")
    #expect(outcome.errors.contains(obstacle.message))
    let names = try folder.text("names").split(separator: "\n")
    #expect(!names.contains { $0.hasPrefix(".livery") || $0.hasSuffix(".part") }, "\(names)")
  }

  @Test(
    "an output that cannot be replaced exits with 64, and a failed write with 70",
    arguments: commands, obstacles)
  func saving(command: Command, obstacle: Obstacle) throws {
    try expect(obstacle, of: command)
  }

  @Test(
    "full disks and read-only file systems have their exit codes", .needsMounts,
    arguments: commands, mounts)
  func mounted(command: Command, obstacle: Obstacle) throws {
    try expect(obstacle, of: command, under: Mounts.command)
  }

  @Test("a missing folder and a folder at the output path exit with 64", arguments: commands)
  func folders(command: Command) throws {
    guard command.line.contains(" -o ") || command.line.contains("--write-baseline") else { return }
    let folder = try Folder(["a.css": Self.sheet, "out/a.css": Self.sheet])
    try FileManager.default.createDirectory(
      at: folder.url("out/\(command.output)"), withIntermediateDirectories: true)
    let outcome = try Livery.shell("eval \"$livery\" \(command.line)", in: folder)
    #expect(outcome.code == 64 && outcome.errors.contains("Is a directory"), "\(outcome)")
    guard !command.line.hasPrefix("gallery") else { return }
    let line = command.line.replacing("out/\(command.output)", with: "no/\(command.output)")
    let missing = try Livery.shell("eval \"$livery\" \(line)", in: folder)
    #expect(missing.code == 64 && missing.errors.contains("No such file"), "\(missing)")
  }

  @Test(
    "syncs the data before the rename, and the folder after it", .needsTracing,
    arguments: commands)
  func durable(command: Command) throws {
    let folder = try Folder(["a.css": Self.sheet, "out/a.css": Self.sheet])
    let outcome = try Livery.shell(
      """
      strace -f -o trace -e trace=fsync,rename,renameat,renameat2 "$livery" \(command.line) >printed
      """, in: folder)
    #expect(outcome.code == 0 || outcome.code == 1, "\(outcome)")
    // The pictures of a gallery, which are many, are not synced.
    let calls = try folder.text("trace").split(separator: "\n").filter { !$0.contains("pictures/") }
      .flatMap { $0.matches(of: #/(fsync|rename)[a-z0-9]*\(/#).map(\.1) }
    #expect(calls.count >= 3 && calls.count.isMultiple(of: 3))
    #expect(calls.indices.allSatisfy { calls[$0] == (($0 % 3 == 1) ? "rename" : "fsync") })
  }

  @Test("keeps the permissions of files, and keeps links", arguments: commands)
  func kept(command: Command) throws {
    let folder = try Folder(["a.css": Self.sheet, "out/a.css": Self.sheet])
    let output = "out/\(command.output)"
    try folder.write(command.output == "a.css" ? Self.sheet : "old", to: "far")
    try? FileManager.default.removeItem(at: folder.url(output))
    let outcome = try Livery.shell(
      """
      chmod 0600 far
      ln -s ../far \(output)
      eval "$livery" \(command.line) >/dev/null 2>&1
      readlink \(output)
      ls -l far | cut -c 1-10
      """, in: folder)
    #expect(outcome.output == "../far\n-rw-------\n")
    #expect(try folder.text("far") != "old")
    #expect(try folder.text("far") != Self.sheet)
  }

  @Test("exits with the highest code of several files", arguments: ["format", "lint --fix"])
  func several(command: String) throws {
    let names = ["a.css", "b.css", "c.css"]
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.sheet) }))
    let outcome = try Livery.shell(
      "chmod 0444 b.css; \"$livery\" \(command) a.css b.css missing.css c.css", in: folder)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("livery: not replaced: b.css: the file is read-only\n"))
    #expect(outcome.errors.contains("livery: missing.css: no such file\n"))
    #expect(try folder.text("a.css") != Self.sheet)
    #expect(try folder.text("b.css") == Self.sheet)
    #expect(try folder.text("c.css") != Self.sheet)
  }

  @Test("does not rewrite links that a search finds", arguments: ["format", "lint --fix"])
  func links(command: String) throws {
    let folder = try Folder(["outside.css": Self.sheet, "theme/a.css": Self.sheet])
    for operand in ["theme", "'theme/*.css'", "."] {
      let outcome = try Livery.shell(
        """
        ln -sf ../outside.css theme/b.css
        cd theme; "$livery" \(command) . >/dev/null; cd ..
        "$livery" \(command) \(operand == "." ? "theme/." : operand)
        readlink theme/b.css
        """, in: folder)
      #expect(outcome.output.hasSuffix("../outside.css\n"))
      #expect(try folder.text("outside.css") == Self.sheet)
      #expect(try folder.text("theme/a.css") != Self.sheet)
    }
    _ = try Livery.shell("\"$livery\" \(command) theme/b.css", in: folder)
    #expect(try folder.text("outside.css") != Self.sheet)
  }

  @Test("a result above the file size limit exits with 70")
  func standardOutput() throws {
    let folder = try Folder(["a.css": Self.sheet])
    let outcome = try Livery.shell(
      "( ulimit -f 0; \"$livery\" dump --as css a.css 2>&1 >out; echo $? >&2 ) 2>&1 | cat >&2",
      in: folder)
    #expect(
      outcome.errors == "livery: the output cannot be written: File too large\n70\n"
        || outcome.errors == "70\nlivery: the output cannot be written: File too large\n")
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a reason, if `strace` cannot trace a command.
  fileprivate static var needsTracing: Self {
    .enabled("strace(1) cannot trace a command here") {
      let folder = try Folder()
      return try Livery.shell("strace -o trace true 2>/dev/null", in: folder).code == 0
    }
  }
}
