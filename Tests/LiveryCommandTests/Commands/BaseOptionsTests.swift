// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Tests for the options that select the base of a theme.
@Suite struct BaseOptionsTests {
  private static let files = ["a.css": ".a { width: 1px }"]

  private func query(_ arguments: String...) throws -> Livery.Outcome {
    try Livery.run(["query", "body", "--property=color"] + arguments, in: Folder(Self.files))
  }

  @Test("each base has its own text color, and three20 is the default")
  func bases() throws {
    #expect(try query().output == "rgb(0, 0, 0)\n")
    #expect(try query("--base", "three20").output == "rgb(0, 0, 0)\n")
    let harbor = try query("--base", "harbor")
    #expect(harbor.code == 0 && harbor.output != "rgb(0, 0, 0)\n" && harbor.errors == "")
    #expect(try query("a.css", "--base", "none") == query("a.css", "--no-default"))
    #expect(try query("a.css", "--base", "none").code == 1)
  }

  @Test(
    "a base that does not exist, and contradictions, are wrong usage",
    arguments: [
      (["--base", "habor"], "three20"), (["--base", "none"], "requires a file"),
      (["--no-default"], "requires a file"), (["--base", "harbor", "--no-default"], "contradicts"),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    for command in [
      ["query", "body"], ["explain", "body"], ["gallery", "-o", "g"],
      ["compile", "-o", "c.livery"], ["render", "body", "-o", "a.png"],
    ] {
      let outcome = try Livery.run(command + arguments, in: Folder(Self.files))
      #expect(outcome.code == 64 && outcome.errors.contains(message), "\(command) \(outcome)")
    }
  }

  @Test(
    "watch and builder accept the same bases",
    arguments: [
      (["--base", "habor"], "three20"), (["--base", "harbor", "--no-default"], "contradicts"),
    ])
  func running(arguments: [String], message: String) throws {
    for command in [["watch", "a.css"], ["builder"]] {
      let outcome = try Livery.run(command + arguments, in: Folder(Self.files))
      #expect(outcome.code == 64 && outcome.errors.contains(message), "\(command) \(outcome)")
    }
  }

  @Test("a compiled theme keeps its base, alone and below other files")
  func compiled() throws {
    let folder = try Folder(Self.files)
    _ = try Livery.run(["compile", "a.css", "--base", "harbor", "-o", "a.livery"], in: folder)
    let expected = try query("--base", "harbor").output
    for files in [["a.livery"], ["a.livery", "a.css"]] {
      let outcome = try Livery.run(["query", "body", "--property=color"] + files, in: folder)
      #expect(outcome.output == expected)
    }
    let other = try Livery.run(
      ["query", "body", "--property=color", "--base", "three20", "a.livery"], in: folder)
    #expect(other.output == "rgb(0, 0, 0)\n")
  }
}
