// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Livery

/// Tests for files that change again between debouncing and reading.
@Suite struct SettledFileTests {
  private let folder: ThemeFolder
  private let theme: Theme

  init() throws {
    folder = try ThemeFolder()
    try folder.write("a.css", ".a { width: 1px }")
    theme = try Theme(contentsOfFile: folder.path("a.css"))
  }

  /// Reloads the style sheet, whose file was debounced with a signature.
  private func reload(settled signature: FileSignature?) -> [ThemeReload] {
    theme.reloader.reload(
      theme, changed: [folder.path("a.css"): signature], .keepLastGood, since: .now,
      isRequested: false)
  }

  @Test("does not read a file as empty while a new save begins")
  func truncated() throws {
    try folder.write("a.css", ".a { width: 20px }")
    let settled = FileSignature(of: folder.path("a.css"))
    try folder.write("a.css", "")
    #expect(reload(settled: settled).isEmpty)
    #expect(theme.text(".a", "width") == "1px")
    try folder.write("a.css", ".a { width: 300px }")
    #expect(reload(settled: settled).isEmpty)
    #expect(reload(settled: FileSignature(of: folder.path("a.css"))).count == 1)
    #expect(theme.text(".a", "width") == "300px")
  }

  @Test("reports a file that stays empty")
  func empty() throws {
    try folder.write("a.css", "")
    let events = reload(settled: FileSignature(of: folder.path("a.css")))
    #expect(events.count == 1)
    #expect(theme.text(".a", "width") == "1px")
  }
}
