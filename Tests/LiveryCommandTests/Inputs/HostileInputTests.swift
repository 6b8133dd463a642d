// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Hostile input that must result in a clear message or an answer, never in a signal.
///
/// `Livery.run` fails a test if a signal ends the command.
@Suite struct HostileInputTests {
  static let inputs: [(name: String, data: Data)] = [
    ("empty", Data()),
    ("a byte order mark alone", Data([0xEF, 0xBB, 0xBF])),
    ("half of UTF-16", Data([0xFF, 0xFE, 0x61])),
    ("NULs", Data(count: 10_000)),
    ("every byte", Data((0..<20).flatMap { _ in UInt8.min...UInt8.max })),
    ("invalid UTF-8", Data("a { b: '".utf8 + [0xC3, 0x28, 0xF0, 0x9F, 0x80] + "' }".utf8)),
    ("a program", (try? Data(contentsOf: BuiltCommand.executable).prefix(300_000)) ?? Data()),
    ("100,000 nested blocks", Data(String(repeating: "a{", count: 100_000).utf8)),
    ("100,000 nested at-rules", Data(String(repeating: "@media{", count: 100_000).utf8)),
    ("100,000 parentheses nested", Data(("a{b:" + String(repeating: "(", count: 100_000)).utf8)),
    ("100,000 functions in a selector", Data(String(repeating: ":not(", count: 100_000).utf8)),
    ("100,000 compounds", Data((String(repeating: "a ", count: 100_000) + "{color:red}").utf8)),
    ("100,000 selectors", Data((String(repeating: "a,", count: 100_000) + "a{color:red}").utf8)),
    ("a name of 1 MB", Data(String(repeating: "n", count: 1_000_000).utf8)),
    ("100,000 closing braces", Data(String(repeating: "}", count: 100_000).utf8)),
    ("100,000 colons", Data(("a{" + String(repeating: "a:", count: 100_000)).utf8)),
    ("an unclosed string", Data(("a{b:'" + String(repeating: "c", count: 100_000)).utf8)),
  ]

  static let commands = [
    ["dump", "--as", "tokens", "--format", "json"], ["dump", "--as", "tokens"],
    ["dump", "--as", "tree", "--format", "json"], ["dump", "--as", "tree"],
    ["dump", "--as", "css", "--minify"], ["dump", "--as", "rules", "--format", "json"],
    ["dump", "--as", "declarations", "--format", "json"], ["lint", "--format", "json"],
    ["query", "a"],
  ]

  @Test("any input bytes have a result", arguments: TestTier.part(of: inputs))
  func anyBytes(input: (name: String, data: Data)) throws {
    let folder = try Folder()
    try folder.write(input.data, to: "x.css")
    for command in Self.commands {
      // JSON for each of 100,000 tokens tests no more than text does, and is slow in a debug build.
      let isLong =
        command.contains("json") && (command.contains("tokens") || command.contains("tree"))
      if isLong, input.data.count > 50_000 { continue }
      let outcome = try Livery.run(command + ["x.css"], in: folder)
      let codes: [Int32] = command[0] == "dump" ? [0] : [0, 1]
      #expect(codes.contains(outcome.code), "\(command): \(outcome.errors.prefix(300))")
      if command.contains("json") {
        let data = Data(outcome.output.utf8)
        // Foundation's reader supports a nesting depth of 512, which a tree of rules and values may
        // exceed.
        guard !input.name.contains("nested"), !command.contains("tree") else { continue }
        #expect(throws: Never.self, "\(command) of \(input.name)") {
          try JSONSerialization.jsonObject(with: data)
        }
      }
    }
  }

  @Test("parses 20 MB of parentheses in seconds", .tier(.full))
  func parentheses() throws {
    let folder = try Folder()
    try folder.write(Data(repeating: UInt8(ascii: "("), count: 20_000_000), to: "x.css")
    let dump = try Livery.shell(
      #""$livery" dump --as css x.css 2>errors | cmp - x.css"#, in: folder)
    #expect(dump == .init())
    let lint = try Livery.run(["lint", "x.css"], in: folder)
    #expect(lint.code == 1)
    #expect(lint.output.contains("[syntax]"))
    #expect(lint.output.utf8.count < 10_000)
  }
}
