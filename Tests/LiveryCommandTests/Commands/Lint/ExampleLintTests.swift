// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The lint of the sheets in `Examples`.
@Suite struct ExampleLintTests {
  static let sheets: [String] = {
    let folder = Corpora.packageRoot.appending(path: "Examples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sheets: [String] = []
    while let file = files?.nextObject() as? URL {
      let path = String(
        file.path(percentEncoded: false).dropFirst(folder.path(percentEncoded: false).count))
      let isBuilt = path.contains("/.build/")
      // window.json is a tree file, and livery-codegen.json is a configuration.
      let isSheet =
        ["css", "json"].contains(file.pathExtension)
        && !["window.json", "livery-codegen.json"].contains(file.lastPathComponent)
      if isSheet, !isBuilt { sheets.append("Examples" + path) }
    }
    return sheets.sorted()
  }()

  @Test("lint reports findings only in the example with mistakes", arguments: sheets)
  func lint(sheet: String) throws {
    let path = Corpora.packageRoot.appending(path: sheet).path(percentEncoded: false)
    let run = try Livery.run(["lint", path], in: Folder())
    #expect(run.output.isEmpty == !sheet.hasSuffix("mistakes.css"), "\(run.output)")
  }

  @Test("the test lints all examples")
  func isComplete() {
    #expect(Self.sheets.count >= 7, "\(Self.sheets)")
    #expect(Self.sheets.contains("Examples/caret.json"))
  }
}
