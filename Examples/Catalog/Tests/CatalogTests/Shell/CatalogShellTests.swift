// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering
import Testing

@testable import Catalog

@Suite struct CatalogShellTests {
  private func shell(
    _ css: String = "", over theme: CatalogTheme = CatalogTheme.named("three20")
  ) throws -> CatalogShell {
    let shown = Theme(catalogOver: theme.base)
    try theme.apply(to: shown)
    shown.add(css, name: "test.css")
    return CatalogShell(
      shown, by: Renderer(), size: Size(960, 640), ThemeChooser(applied: theme))
  }

  @Test("the style sheets of the catalog are valid", arguments: CatalogTheme.all)
  func catalogSheet(_ theme: CatalogTheme) throws {
    let shell = try shell(over: theme)
    #expect(shell.theme.diagnostics.map(\.description) == [])
    #expect(shell.banner == nil)
  }

  @Test("the banner shows the errors of a theme with their lines")
  func banner() throws {
    let banner = try shell("a { color: red }\nb { color }").banner
    #expect(banner?.hasPrefix("test.css:2:") == true)
  }

  @Test("each page has a unique name")
  func pageNames() throws {
    var shell = try shell()
    #expect(Set(shell.pages.map(\.name)).count == shell.pages.count)
    #expect(shell.show("styles") == true)
    #expect(shell.current == shell.pages.count - 1)
    #expect(shell.show("nowhere") == false)
  }

  @Test("keys select a page, enter it and leave it")
  func keys() throws {
    var shell = try shell()
    _ = shell.handle(Key(name: "Up"))
    #expect(shell.current == 0)
    _ = shell.handle(Key(name: "Down"))
    #expect(shell.current == 1)
    _ = shell.handle(Key(name: "Return"))
    #expect(!shell.isListFocused)
    _ = shell.handle(Key(name: "Down"))
    #expect(shell.current == 1)
    _ = shell.handle(Key(name: "Escape"))
    #expect(shell.isListFocused)
  }

  @Test("only a page with a focused field handles letters")
  func letters() throws {
    var shell = try shell()
    #expect(shell.handle(Key(name: "d", text: "d")) == .ignored)
    #expect(shell.show("search") == true)
    _ = shell.handle(Key(name: "Return"))
    #expect(shell.handle(Key(name: "d", text: "d")) == [.handled, .redraw])
  }

  @Test("a click on the list shows a page")
  func listClick() throws {
    var shell = try shell()
    _ = shell.drawing()
    let point = Point(80, 67 + 32 * 2)
    _ = shell.handle(.pressed(point), at: point)
    #expect(shell.handle(.released(point), at: point) == [.handled, .redraw])
    #expect(shell.current == 2)
  }

  @Test("handles ticks while a spinner is visible")
  func ticks() throws {
    var shell = try shell()
    #expect(shell.show("grouped-table") == true)
    _ = shell.drawing()
    #expect(shell.moving == nil)
    #expect(shell.tick(seconds: 1) == .ignored)
    let middle = Point(500, 300)
    // The row that is under the pointer after a scroll is highlighted within a second.
    func scroll(by steps: Double) {
      _ = shell.scroll(right: 0, down: steps, at: middle)
      _ = shell.drawing()
      _ = shell.tick(seconds: 1)
      _ = shell.drawing()
    }
    for _ in 0..<60 where shell.moving == nil { scroll(by: 1) }
    let moving = shell.moving
    #expect((1...60).contains(moving?.height ?? 0), "the visible part of the spinner's row")
    #expect(shell.tick(seconds: 1) == [.animate, .redrawMoving])
    scroll(by: 20)
    #expect(shell.moving == nil)
    #expect(shell.tick(seconds: 1) == .ignored)
  }

  @Test("the styles include the classes of the theme")
  func themeStyles() throws {
    var (plain, own) = try (shell(), shell(".mine { background: red } .mine:hover { color: red }"))
    #expect(plain.show("styles") == true)
    #expect(own.show("styles") == true)
    let page = StylesPage()
    #expect(page.height(in: own.context) == page.height(in: plain.context) + 40 + 76)
  }

  @Test(
    "draws each page at each window size",
    arguments: [
      Size(960, 640), Size(1, 1), Size(177, 30), Size(120, 900), Size(4_000, 20),
    ])
  func windowSizes(_ size: Size) throws {
    var shell = try shell()
    shell.size = size
    for page in shell.pages.map(\.name) {
      #expect(shell.show(page) == true)
      #expect(shell.drawing().isEmpty == false)
    }
  }

  @Test("handles random events on a table", arguments: ["table-items", "grouped-table"], [4, 5])
  func randomTableEvents(_ page: String, _ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var shell = try shell()
    #expect(shell.show(page) == true)
    for _ in 0..<800 {
      // The events avoid the list, so that the page stays.
      _ = shell.handle(randomlyBy: &random, right: 180)
      if UInt8.random(in: 0..<8, using: &random) == 0 { #expect(shell.drawing().isEmpty == false) }
      #expect(shell.scrolls[shell.current].offset >= 0)
    }
  }

  @Test("handles random events on controls", arguments: ["choices", "fields", "surfaces"])
  func randomControlEvents(_ page: String) throws {
    var random = SeededNumbers(seed: 6)
    var shell = try shell(over: CatalogTheme.all[0])
    #expect(shell.show(page) == true)
    for _ in 0..<200 {
      _ = shell.handle(randomlyBy: &random, right: 180)
      if UInt8.random(in: 0..<8, using: &random) == 0 { #expect(shell.drawing().isEmpty == false) }
      #expect(shell.scrolls[shell.current].offset >= 0)
    }
  }

  @Test("handles random events", arguments: [1, 2, 3])
  func randomEvents(_ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var shell = try shell(".own { color: teal }")
    for _ in 0..<1_500 {
      _ = shell.handle(randomlyBy: &random)
      if UInt8.random(in: 0..<8, using: &random) == 0 { #expect(shell.drawing().isEmpty == false) }
      #expect(shell.pages.indices.contains(shell.current))
      #expect(shell.scrolls[shell.current].offset >= 0)
    }
  }
}

extension StylesPage {
  fileprivate func height(in context: PageContext) -> Double {
    var page = self
    return page.drawing(in: context).height
  }
}

extension CatalogShell {
  /// Handles a random event.
  fileprivate mutating func handle(
    randomlyBy random: inout SeededNumbers, right left: Double = -20
  ) -> PageResponse {
    let point = Point(
      .random(in: left...980, using: &random), .random(in: -20...660, using: &random))
    switch UInt8.random(in: 0..<9, using: &random) {
    case 0: return handle(.pressed(point), at: point)
    case 1: return handle(.released(point), at: point)
    case 2, 3: return handle(.moved(point), at: point)
    case 4: return pointerExited()
    case 5:
      let right = Bool.random(using: &random) ? 0 : Double.random(in: -1...1, using: &random)
      return scroll(right: right, down: .random(in: -9...9, using: &random), at: point)
    case 6: return tick(seconds: .random(in: 0...0.5, using: &random))
    case 7:
      size = Size(.random(in: 1...1_200, using: &random), .random(in: 1...800, using: &random))
      return .redraw
    default:
      let keys = [
        "Up", "Down", "Left", "Right", "Return", "Escape", "Tab", "End", "BackSpace", "e", "x",
      ]
      let key = keys.randomElement(using: &random) ?? "x"
      return handle(Key(name: key, text: key.count == 1 ? key : nil))
    }
  }
}
