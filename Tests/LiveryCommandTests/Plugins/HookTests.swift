// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite struct HookTests {
  @Test("the pre-commit hooks run existing commands")
  func hooks() throws {
    let file = Corpora.packageRoot.appending(path: ".pre-commit-hooks.yaml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let names = lines.compactMap { $0.firstMatch(of: /^- id: livery-(.*)$/)?.1 }
    #expect(names == ["lint", "format"])
    #expect(lines.compactMap { $0.firstMatch(of: /entry: livery (.*)$/)?.1 } == names)
    for name in names {
      let folder = try Folder(["good.css": "a {\n  color: red;\n}\n"])
      #expect(try Livery.run([String(name), "good.css"], in: folder) == .init())
    }
  }
}
