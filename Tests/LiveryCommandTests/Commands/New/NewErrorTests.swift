// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Wrong usage of `livery new`, which exits with code 64 and writes nothing.
@Suite struct NewErrorTests {
  /// Wrong arguments with a part of the message.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: String
    let message: String
    init(_ arguments: String, _ message: String) {
      (self.arguments, self.message) = (arguments, message)
    }
    var testDescription: String { arguments }
  }

  static let mistakes = [
    Mistake("theme a --base cocoa", "'cocoa' is invalid for '--base"),
    Mistake("theme full", "the folder 'full' is not empty; nothing is overwritten"),
    Mistake("theme file", "'file' is not a folder; name a new or an empty one"),
    Mistake("theme ''", "'' cannot be the name of a new folder"),
    Mistake("theme /", "'/' cannot be the name of a new folder"),
    Mistake("theme \"$(printf 'a\\nb')\"", "cannot be the name of a new folder"),
    Mistake("theme a --package ../livery", "--package takes the address of Livery's repository"),
    Mistake("theme a --package 'https://x/\"y'", "--package takes the address"),
    Mistake("theme a --package file:///livery", "found 'file:///livery'"),
    Mistake("theme a --package=-u@host:livery", "found '-u@host:livery'"),
    Mistake("app Counter", "Missing expected argument '--package"),
    Mistake("app Counter --package nowhere", "or the folder of a checkout; found 'nowhere'"),
    Mistake("app Counter --package https://", "found 'https://'"),
    Mistake("app Counter --package 'a b:c'", "found 'a b:c'"),
    Mistake("app my-app --package https://x/livery", "such as Counter; found 'my-app'"),
    Mistake("app 2048 --package https://x/livery", "found '2048'"),
    Mistake("app class --package https://x/livery", "found 'class'"),
    Mistake("app Foundation --package https://x/livery", "found 'Foundation'"),
    Mistake("app CArguments --package https://x/livery", "found 'CArguments'"),
    Mistake("app full --package https://x/livery", "the folder 'full' is not empty"),
    Mistake("widget a", "2 unexpected arguments: 'widget', 'a'"),
  ]

  @Test("names the mistake", arguments: mistakes)
  func mistake(mistake: Mistake) throws {
    let folder = try Folder(["full/.keep": "", "file": ""])
    let outcome = try Livery.shell("\"$livery\" new \(mistake.arguments)", in: folder)
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(outcome.errors.contains(mistake.message), "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.path(percentEncoded: false))
    #expect(Set(names) == ["full", "file"])
  }

  @Test("a folder that cannot be created has the code of an output", .needsPermissions)
  func permission() throws {
    let folder = try Folder()
    let outcome = try Livery.shell(
      "mkdir closed; chmod 0555 closed; \"$livery\" new theme closed/a", in: folder)
    #expect(outcome.code == 64)
    #expect(outcome.errors == "livery: closed/a cannot be written: Permission denied\n")
  }

  @Test("a folder below a file has the code of an output")
  func parent() throws {
    let outcome = try Livery.run(["new", "theme", "file/a"], in: try Folder(["file": ""]))
    #expect(
      outcome == .init(errors: "livery: file/a cannot be written: Not a directory\n", code: 64))
  }

  @Test("a write that fails has the code of a fault")
  func fault() throws {
    let outcome = try Livery.shell(
      "{ ( ulimit -f 0; \"$livery\" new theme a ); echo $?; } 2>&1 | cat", in: try Folder())
    #expect(outcome.output == "livery: a/.editorconfig cannot be written: File too large\n70\n")
  }

  @Test("an empty folder and missing parents are no mistake")
  func folders() throws {
    let folder = try Folder()
    let outcome = try Livery.shell(
      "mkdir empty; cd empty; \"$livery\" new theme . && \"$livery\" new theme ../a/b/c/",
      in: folder)
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(try folder.text("empty/theme.css").hasPrefix("/* empty: "))
    #expect(try folder.text("a/b/c/theme.css").hasPrefix("/* c: "))
  }
}
