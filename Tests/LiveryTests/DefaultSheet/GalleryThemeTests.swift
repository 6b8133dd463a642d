// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines
import Testing

/// Tests for the example theme that shows the styles of Three20's catalog and style test.
@Suite struct GalleryThemeTests {
  private let file = ProjectFile("Examples/Gallery/gallery.css")

  /// Returns the names of classes with rules in the file, in order, without states.
  private func names() throws -> [String] {
    var names: [String] = []
    for selector in try file.sheet().rules.flatMap(\.selectors) {
      let name = String(selector.prefix { $0 != ":" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  @Test("has no diagnostics")
  func diagnostics() throws {
    #expect(try file.theme().diagnostics.isEmpty)
  }

  @Test(
    "samples exist only for existing styles and do not change their appearance"
  )
  func samples() throws {
    let samples = try ProjectFile("Resources/gallery/samples.css").sheet()
    let names = Set(Theme.defaultSheet.rules.flatMap(\.selectors))
    #expect(samples.diagnostics.isEmpty)
    #expect(samples.rules.count > 5)
    for rule in samples.rules {
      #expect(rule.selectors.allSatisfy(names.contains), "\(rule.selectors)")
      #expect(rule.declarations.allSatisfy { $0.name.hasPrefix("--gallery-") })
    }
  }

  @Test("the catalog is in order")
  func order() throws {
    let catalog = [
      "linkText", "miniBadge", "badge", "largeBadge", "postTextEditor", "photoCaption",
      "photoStatusLabel", "pageDot", "linkHighlighted", "tableHeader", "pickerCell",
      "searchTableShadow", "blackBezel", "whiteBezel", "blackBanner", "tabBar", "tabStrip",
      "tabGrid", "tabGridTabTopLeft", "tabGridTabTopRight", "tabGridTabBottomRight",
      "tabGridTabBottomLeft", "tabGridTabLeft", "tabGridTabRight", "tabGridTabCenter", "tab",
      "tabRound", "tabOverflowLeft", "tabOverflowRight", "thumbView", "launcherButton",
      "launcherCloseButton", "textBar", "textBarFooter", "textBarTextField", "textBarPostButton",
      "toolbarButton", "toolbarBackButton", "toolbarForwardButton", "toolbarRoundButton",
      "blackToolbarButton", "grayToolbarButton", "blackToolbarForwardButton",
      "blackToolbarRoundButton", "searchTextField", "searchBar", "searchBarBottom",
      "blackSearchBar",
    ]
    let names = try names()
    let start = try #require(names.firstIndex(of: ".linkText"))
    #expect(Array(names[start...].prefix(catalog.count)) == catalog.map { "." + $0 })
  }

  @Test("the default sheet draws as before")
  func look() throws {
    let (plain, theme) = (Theme(), try file.theme())
    for style in StyleFigure.all {
      for state in StyleFigure.states {
        #expect(
          try theme.drawnPipeline(style.selector, state: state)
            == plain.drawnPipeline(style.selector, state: state), "\(style.selector)")
      }
    }
  }

  @Test("draws every own style in all states")
  func styles() throws {
    let theme = try file.theme()
    let names = try names().filter { $0.contains("test") || $0.contains("Button") }
    #expect(names.count(where: { $0.hasPrefix(".test") }) == 19 + 4)
    for name in names {
      for state in StyleFigure.states {
        #expect(try !theme.drawnPipeline(name, state: state).steps.isEmpty, "\(name)")
      }
    }
  }

  /// A bubble in a box of 140 by 44: its body, and its pointer in drawing order.
  struct Bubble: Sendable, CustomStringConvertible {
    let description: String
    let body: Rect
    let pointer: [Point]

    init(_ selector: String, _ body: Rect, _ pointer: [(Double, Double)]) {
      description = selector
      self.body = body
      self.pointer = pointer.map { Point($0.0, $0.1) }
    }
  }

  @Test(
    "bubbles have the figures of section B3",
    arguments: [
      Bubble(
        ".testBubbleTop", Rect(x: 0, y: 10, width: 140, height: 34),
        [(23.33, 10), (33.33, 0), (43.33, 10)]),
      Bubble(
        ".testBubbleBottom", Rect(x: 0, y: 0, width: 140, height: 34),
        [(26.22, 34), (16.22, 44), (6.22, 34)]),
      Bubble(
        ".testBubbleLeftLow", Rect(x: 10, y: 0, width: 130, height: 44),
        [(10, 39), (0, 29), (10, 19)]),
      Bubble(
        ".testBubbleLeft", Rect(x: 20, y: 0, width: 120, height: 44), [(20, 27), (0, 22), (20, 17)]),
      Bubble(
        ".testBubbleRight", Rect(x: 0, y: 0, width: 125, height: 44),
        [(125, 23.79), (140, 30.79), (125, 37.79)]),
      Bubble(".testNotch", Rect(x: 0, y: 0, width: 140, height: 44), [(60, 0), (70, 10), (80, 0)]),
    ])
  func bubble(_ bubble: Bubble) throws {
    let pipeline = try file.theme().drawnPipeline(bubble.description)
    let shape = try #require(pipeline.first(ShapeStep.self)?.shape.base as? SpeechBubble)
    let box = Rect(x: 0, y: 0, width: 140, height: 44)
    #expect(shape.body(in: box) == bubble.body)
    let pointer = shape.pointer(in: box)
    #expect(pointer.count == 3)
    for (found, expected) in zip(pointer, bubble.pointer) {
      #expect(abs(found.x - expected.x) < 0.005 && abs(found.y - expected.y) < 0.005)
    }
  }

  @Test("the test styles share their colors and differ in one aspect each")
  func colors() throws {
    let theme = try file.theme()
    #expect(theme.text(".styleTest", "background-color") == "rgb(216, 221, 231)")
    let embossed = try theme.drawnPipeline(".testEmbossed").first(FourSideBorder.self)
    let (light, dark) = (RGBA.rgb(191, 197, 208), RGBA.rgb(158, 163, 172))
    #expect(
      embossed == FourSideBorder(width: 1, top: light, right: dark, bottom: dark, left: light))
    let blue = try theme.drawnPipeline(".toolbarButton.blue").first(ReflectiveFill.self)?.color
    #expect(try #require(blue).isLike(RGBA.rgb(30, 110, 255).toolbarButton(isTouched: false)))
  }

  @Test("a text without a font grows with its element")
  func growing() throws {
    let theme = try file.theme()
    for (selector, size) in [
      (".growingButton", 14), (".growingButton.once", 18), (".growingButton.twice", 22.0),
    ] {
      #expect(theme.css(selector, \.fontSize) == size)
      #expect(try theme.drawnPipeline(selector).first(TextStep.self)?.font == nil)
    }
  }
}
