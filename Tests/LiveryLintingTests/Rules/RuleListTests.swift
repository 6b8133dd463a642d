// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryLinting
import TestSupport
import Testing

@Suite("The list of all lint rules")
struct RuleListTests {
  @Test("has every rule that the module defines")
  func complete() throws {
    let folder = Corpora.packageRoot.appending(path: "Sources/LiveryLinting")
    var defined = 0
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      defined += text.matches(of: /static let \w+(: LintRule)? = LintRule\(/).count
    }
    #expect(defined == LintRule.all.count)
    #expect(Set(LintRule.names).count == defined)
  }
}
