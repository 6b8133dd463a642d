// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryLinting
import Testing

@Suite struct ReferenceTests {
  @Test("the article on the rules matches the rules; RECORD_SNAPSHOTS=1 writes it")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Sources/LiveryLinting/LiveryLinting.docc/LintRules.md")
    let written = try? String(contentsOf: page, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try LintRule.reference.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(written == LintRule.reference)
  }
}
