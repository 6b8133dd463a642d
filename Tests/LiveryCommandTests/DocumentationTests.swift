// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test("the examples of the manual print the documented output")
  func manual() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/LiveryCommand/LiveryCommand.docc/LiveryCommand.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let console = try #require(
      text.components(separatedBy: "```console\n").last?.components(separatedBy: "```").first)
    let examples = console.components(separatedBy: "$ ").dropFirst().map {
      $0.split(separator: "\n", maxSplits: 1).map(String.init)
    }
    let first = try #require(examples.first)
    #expect(first[0] == "cat theme.css")
    let sheet = first[1].trimmingCharacters(in: .newlines) + "\n"
    let folder = try Folder(["theme.css": sheet])
    for example in examples.dropFirst() {
      let command = example[0].replacing("livery ", with: #""$livery" "#, maxReplacements: 1)
      let outcome = try Livery.shell(command, in: folder)
      #expect(outcome.errors == "")
      #expect(
        outcome.output.trimmingCharacters(in: .newlines)
          == example[1].trimmingCharacters(in: .newlines), "\(example[0])")
    }
    #expect(examples.count == 8)
  }
}
