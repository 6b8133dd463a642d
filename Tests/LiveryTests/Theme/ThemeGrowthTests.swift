// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport
import Testing

/// Tests for many style sheets in one theme, added one by one and in one change.
@Suite struct ThemeGrowthTests {
  @Test("adds and replaces a sheet in constant time on a large stack", .tier(.standard))
  func sheets() {
    expectGrowth(from: 500, "add") { count in _ = Self.theme(of: count) }
    expectGrowth(from: 500, "replace") { count in
      let theme = Self.theme(of: count)
      for number in 0..<count { theme.replace("\(number).css", with: "b { width: 2px }") }
    }
  }

  @Test("added and replaced sheets cascade in order")
  func answers() {
    let theme = Self.theme(of: 20)
    #expect(theme.text("a", "width") == "19px")
    theme.replace("19.css", with: "a { height: 1px }")
    #expect(theme.text("a", "width") == "18px")
    theme.remove("3.css")
    theme.add("a { width: 7px }", name: "4.css")
    theme.replace("18.css", with: "a {}")
    #expect(theme.text("a", "width") == "17px")
    #expect(theme.sheet.sources.count == 19)
    #expect(theme.sheet.sources[3].name == "4.css")
  }

  @Test("a copy of the sheets does not change with the theme")
  func copies() {
    let theme = Self.theme(of: 2)
    let before = theme.sheet
    theme.add("a { width: 5px }", name: "0.css")
    theme.add("a { width: 6px }", name: "2.css")
    #expect(before.sources.count == 2)
    #expect(before.css("a", "width")?.description == "1px")
    #expect(theme.text("a", "width") == "6px")
  }

  @Test("files added together are one change, and later ones win")
  func batch() throws {
    let folder = try ThemeFolder()
    let paths = try ["a", "b", "a2"].map { name in
      try folder.write("\(name).css", "a { width: \(name.utf8.count)px; --\(name): 1 }")
      return folder.path("\(name).css")
    }
    let theme = Theme(CSSStyleSheet())
    let changes = Recorder<ThemeChange>()
    let observation = theme.observe { changes.add($0) }
    try theme.add(contentsOfFiles: paths)
    observation.cancel()
    #expect(changes.all.map(\.sheets) == [paths])
    #expect(theme.text("a", "width") == "2px")
  }

  @Test("an unreadable file does not change the theme")
  func missing() throws {
    let folder = try ThemeFolder()
    try folder.write("a.css", "a { width: 1px }")
    let theme = Theme(CSSStyleSheet())
    #expect(throws: SourceError.notFound("/nonexistent.css")) {
      try theme.add(contentsOfFiles: [folder.path("a.css"), "/nonexistent.css"])
    }
    #expect(theme.sheet.sources.isEmpty)
  }

  /// Returns a theme of style sheets that were added one by one.
  private static func theme(of count: Int) -> Theme {
    let theme = Theme(CSSStyleSheet())
    for number in 0..<count { theme.add("a { width: \(number)px }", name: "\(number).css") }
    return theme
  }
}
