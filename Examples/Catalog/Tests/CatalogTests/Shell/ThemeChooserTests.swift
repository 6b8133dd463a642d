// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering
import Testing

@testable import Catalog

@Suite struct ThemeChooserTests {
  private func shell() throws -> CatalogShell {
    let initial = CatalogTheme.all[0]
    let theme = Theme(catalogOver: initial.base)
    try initial.apply(to: theme)
    return CatalogShell(
      theme, by: Renderer(), size: Size(960, 640), ThemeChooser(applied: initial))
  }

  @Test("the arrow keys in the menu apply themes, and escape restores the first one")
  func keys() throws {
    var shell = try shell()
    _ = shell.handle(Key(name: "t", text: "t"))
    #expect(shell.chooser.isOpen && shell.focus == .chooser)
    let shown = CatalogTheme.all.indices.dropFirst().map { _ in
      _ = shell.handle(Key(name: "Down"))
      return shell.chooser.applied.name
    }
    #expect(shown == CatalogTheme.all.dropFirst().map(\.name))
    #expect(shell.theme.sheet.description.contains("<default>"))
    _ = shell.handle(Key(name: "Escape"))
    #expect(shell.chooser.applied.name == "harbor" && !shell.chooser.isOpen)
    #expect(shell.theme.environment.colorScheme == .light)
  }

  @Test("a click on the button and on an entry applies the entry")
  func clicks() throws {
    var shell = try shell()
    func click(_ point: Point) {
      _ = shell.drawing()
      _ = shell.handle(.pressed(point), at: point)
      _ = shell.handle(.released(point), at: point)
    }
    click(Point(80, 612))
    #expect(shell.chooser.isOpen)
    // The entries end 8 px above the button, which begins 44 px above the bottom.
    click(Point(80, 640 - 44 - 8 - 14))
    #expect(shell.chooser.applied.name == "three20" && !shell.chooser.isOpen)
    click(Point(80, 612))
    click(Point(500, 300))
    #expect(!shell.chooser.isOpen && shell.chooser.applied.name == "three20")
  }

  @Test("a click after the menu closed reaches the list, before the next drawing too")
  func clickAfterClosing() throws {
    var shell = try shell()
    _ = shell.handle(Key(name: "t", text: "t"))
    _ = shell.drawing()
    _ = shell.handle(Key(name: "Escape"))
    let point = Point(80, 67 + 32 * 13)
    _ = shell.handle(.pressed(point), at: point)
    _ = shell.handle(.released(point), at: point)
    #expect(shell.chooser.applied.name == "harbor" && shell.current == 13)
  }

  @Test("the color scheme selects between the light and the dark entry")
  func schemes() throws {
    var shell = try shell()
    shell.theme.environment.colorScheme = .dark
    _ = shell.handle(Key(name: "t", text: "t"))
    _ = shell.handle(Key(name: "Down"))
    #expect(shell.chooser.applied.name == "harbor-contrast")
    #expect(shell.theme.environment.preferences.contrast == .more)
  }

  @Test("files lie over the named theme, and are the last entry")
  func files() throws {
    let options = try CatalogOptions(["a/b.css", "--theme", "three20"])
    #expect(options.themes.initial.title == "b.css")
    #expect(options.themes.initial.base == .three20)
    #expect(options.themes.all.last == options.themes.initial)
    #expect(try CatalogOptions(["--theme", "c.css"]).themes.initial.files == ["c.css"])
    #expect(try CatalogOptions([]).themes.all == CatalogTheme.all)
  }

  @Test("a file that cannot be read leaves the theme, and is reported")
  func missingFile() throws {
    var shell = try shell()
    let before = shell.theme.sheet.description
    shell.apply(CatalogTheme.all[0].adding(["missing.css"]))
    #expect(shell.banner?.contains("missing.css") == true)
    #expect(shell.theme.sheet.description == before)
    #expect(shell.chooser.applied.name == "harbor")
  }

  @Test("tab moves the focus from the list to the chooser, the page and back")
  func tab() throws {
    var shell = try shell()
    #expect(shell.show("badges") == true)
    let visited = (0..<3).map { _ in
      _ = shell.handle(Key(name: "Tab"))
      return shell.focus
    }
    #expect(visited == [.chooser, .page, .list])
    _ = shell.handle(Key(name: "ISO_Left_Tab"))
    _ = shell.handle(Key(name: "ISO_Left_Tab"))
    #expect(shell.focus == .chooser)
  }
}
