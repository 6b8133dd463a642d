// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// The examples of the documentation, with the results that it shows.
@Suite struct DocumentationTests {
  @Test("every line of code in the documentation is in this file or beside it")
  func isComplete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try [
      "DocumentationTests", "FunctionExampleTests", "TreeExampleTests", "TypedExampleTests",
    ].map {
      name in
      try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    }.joined()
    let lines = try DocumentedCode.lines(of: "CSSCascade")
    #expect(lines.count > 40)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("a compiled theme, written and read")
  func compiledTheme() throws {
    // The files exist only in the reader's program, so these lines are only compiled.
    _ = {
      let bytes = try CSSStyleSheet(contentsOfFile: "app.css").compiled()
      let sheet = try CSSStyleSheet(compiledFile: "app.livery")
      _ = (bytes, sheet)
    }
    let sheet = try CSSStyleSheet(compiled: CSSStyleSheet(".badge { color: red }").compiled())
    #expect(sheet.css(".badge", "color")?.description == "rgb(255, 0, 0)")
  }

  @Test("the names of layers, and a descriptor of an at-rule")
  func namesOfLayers() {
    #expect(
      CSSStyleSheet("@layer a, b; @layer a.x { }").layerNames(of: .author) == ["a.x", "a", "b"])
    #expect(
      AtRuleDefinition(named: "font-face")?.descriptors.first?.syntax == "<family-name>")
  }

  @Test("the landing page")
  func landingPage() {
    let sheet = CSSStyleSheet(
      """
      :root { --accent: teal }
      toolbar { font: bold 14px Helvetica, sans-serif }
      toolbar .title { color: var(--accent) }
      .title:hover { color: navy }
      """)
    #expect(sheet.css(".title", "color") == nil)
    #expect(sheet.css("toolbar .title", "color")?.description == "rgb(0, 128, 128)")
    #expect(sheet.css("toolbar .title", \.font).description == "bold 14px Helvetica, sans-serif")
    #expect(
      sheet.css("toolbar .title", "color", state: .highlighted)?.description == "rgb(0, 0, 128)")
  }

  @Test("the environment")
  func environment() {
    var sheet = CSSStyleSheet(
      """
      :root { color-scheme: light dark }
      .pane { width: 50vw; color: light-dark(black, white) }
      """)
    sheet.environment.viewport = .init(width: 640, height: 480)
    sheet.environment.colorScheme = .dark
    #expect(StyleEnvironment(platform: .ios).interaction.pointer == .coarse)
    #expect(sheet.css(".pane", "width")?.description == "320px")
    #expect(sheet.css(".pane", "color")?.description == "rgb(255, 255, 255)")
  }

  @Test("describing an element")
  func describingAnElement() {
    let sheet = CSSStyleSheet(".button { color: black } .button:hover { color: navy }")
    #expect(sheet.css(".button", "color", state: .highlighted)?.description == "rgb(0, 0, 128)")
    #expect(sheet.css(".button", "color", state: .disabled)?.description == "rgb(0, 0, 0)")
  }

  @Test("imports")
  func imports() {
    struct BundledSheets: ResourceLoader {
      let sheets: [String: [UInt8]]
      func location(of address: String, from base: ResourceLocation) -> ResourceLocation {
        ResourceLocation(name: address)
      }
      func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
        guard let bytes = sheets[location.name] else { throw .notFound }
        return Resource(bytes: bytes)
      }
    }
    let bundled = BundledSheets(sheets: ["app:a": Array("a {}".utf8)])
    let source = CSSStyleSheet("@import 'app:a';", loader: bundled).sources[0]
    #expect(source.imports.map(\.source.name) == ["app:a"])
    let text = "@import 'nobody.css';"
    let loader = FileResourceLoader(folder: "themes")
    let sheet = CSSStyleSheet(text, name: "themes/app.css", loader: loader)
    #expect(sheet.diagnostics.count == 1)
  }

  @Test("layers")
  func layers() {
    #expect(LayerName("base.buttons")?.components == ["base", "buttons"])
    #expect(LayerName("initial") == nil)
    var table = LayerTable()
    let reset = table.layer(named: LayerName("reset")!)!
    let base = table.layer(named: LayerName("base")!)!
    let buttons = LayerName("base.buttons").flatMap { table.layer(named: $0) } ?? .unlayered
    #expect(table.description(of: buttons) == "base.buttons")
    #expect(table.description(of: table.parent(of: buttons)) == "base")
    let order = LayerOrder(of: table, appearances: [reset, base, base, buttons])
    #expect(order.rank(of: reset) == 1)
    #expect(order.rank(of: buttons) == 2)
    #expect(order.rank(of: base) == 3)
    #expect(order.rank(of: .unlayered) == 4)
  }

  @Test("combining sheets")
  func combiningSheets() {
    var sheet = CSSStyleSheet(".title { color: navy; font-size: 20px }", name: "base.css")
    sheet.add(".title { color: teal }", name: "brand.css")
    #expect(sheet.css(".title", "color")?.description == "rgb(0, 128, 128)")
    #expect(sheet.css(".title", "font-size")?.description == "20px")
    #expect(sheet.css(".title", \.fontSize) == 20)

    let colors = CSSStyleSheet(".a { color: navy; color: polkadot }")
    #expect(colors.css(".a", "color")?.description == "rgb(0, 0, 128)")

    sheet.replace("brand.css", with: ".title { color: olive }")
    #expect(sheet.css(".title", "color")?.description == "rgb(128, 128, 0)")
    sheet.remove("brand.css")
    #expect(sheet.css(".title", "color")?.description == "rgb(0, 0, 128)")
    #expect(sheet.sources.map(\.name) == ["base.css"])
  }

  @Test("pictures and fonts, from a folder that has a themes/app.css")
  func pictures() throws {
    // The working folder belongs to the process, so these lines are only compiled.
    _ = {
      var sheet = CSSStyleSheet()
      let sources = try ["base.css", "brand.css"].map { try StyleSource(contentsOfFile: $0) }
      sheet.add(sources)
    }
    func show(_ pictures: inout [String: [UInt8]]) throws {
      let sheet = try CSSStyleSheet(contentsOfFile: "themes/app.css")
      guard case .url(let logo)? = sheet.css(".logo", \.backgroundImage)?.first else { return }
      _ = try sheet.reference(to: logo).location.name
      _ = try sheet.resource(for: logo).bytes
      let reference = try sheet.reference(to: logo)
      if pictures[reference.location.identity] == nil {
        pictures[reference.location.identity] = try reference.load().bytes
      }
    }
    let text = ".logo { background-image: url(logo.png) }"
    let loader = FileResourceLoader(folder: "themes")
    let sheet = CSSStyleSheet(text, name: "themes/app.css", loader: loader)
    guard case .url(let logo)? = sheet.css(".logo", \.backgroundImage)?.first else {
      Issue.record("the picture is an address")
      return
    }
    #expect(logo == URLValue("logo.png", base: sheet.sources[0].base))
    #expect(throws: ResourceError.self) { try sheet.resource(for: logo) }
  }

  @Test("variables")
  func variables() {
    let variables = CSSStyleSheet(
      """
      :root { --accent: teal; --loop: var(--loop) }
      .a { color: var(--accent) }
      .b { color: var(--loop, red) }
      """)
    #expect(variables.css(".a", "color")?.description == "rgb(0, 128, 128)")
    #expect(variables.css(".b", "color")?.description == "rgb(255, 0, 0)")
    #expect(variables.css(".b", "--accent")?.description == "teal")
  }

  @Test("css, prepare and ControlState")
  func queries() {
    let sheet = CSSStyleSheet(
      """
      .button { --accent: teal; color: var(--accent) }
      .button:hover { color: navy }
      """)
    #expect(sheet.css(".button", "color")?.description == "rgb(0, 128, 128)")
    #expect(sheet.css(".button", "color", state: .highlighted)?.description == "rgb(0, 0, 128)")
    #expect(sheet.css("toolbar > .button:disabled", "color")?.description == "rgb(0, 128, 128)")
    #expect(sheet.css(".button", "--accent")?.description == "teal")
    #expect(sheet.css(".button", \.color) == CSSColor(.teal))
    #expect(sheet.css(".button", \.font.size) == 14)
    let button = sheet.prepare(".button")
    #expect(button.css("color")?.description == "rgb(0, 128, 128)")
    #expect(button.ruleSet.font.description == "14px sans-serif")
  }

  @Test("fonts and animations")
  func records() {
    do {
      let sheet = CSSStyleSheet("@font-face { font-family: Brand; src: url(brand.woff2) }")
      #expect(sheet.fontFaces.map(\.family) == ["Brand"])
    }
    let sheet = CSSStyleSheet("@keyframes pulse { 50% { opacity: 0.4 } }")
    #expect(sheet.keyframes(named: "pulse")?.frames[0].percentages == [50])
  }

  @Test("conditions")
  func conditions() {
    var sheet = CSSStyleSheet(
      """
      .pane { width: 300px; color: black }
      @media (width < 600px) { .pane { width: 100vw } }
      @media (prefers-color-scheme: dark) { .pane { color: white } }
      @media (platform: linux) { .pane { font-family: Cantarell } }
      """)
    sheet.environment.viewport = .init(width: 480, height: 800)
    sheet.environment.colorScheme = .dark
    sheet.environment.platform = .linux
    #expect(sheet.css(".pane", "width")?.description == "480px")
    #expect(sheet.css(".pane", "color")?.description == "rgb(255, 255, 255)")
    #expect(sheet.css(".pane", "font-family")?.description == "Cantarell")
    let modern = CSSStyleSheet(
      """
      @supports (color: oklch(0.7 0.1 200)) and selector(:has(> a)) { .a { width: 1px } }
      @supports (display: hologram) { .a { width: 2px } }
      """)
    #expect(modern.css(".a", "width")?.description == "1px")
    containers()
    startingStyles()
  }

  private func containers() {
    let cards = CSSStyleSheet(
      """
      sidebar { container-type: inline-size }
      @container (width < 200px) { card { font-size: 12px } }
      """)
    var sidebar = StyleElement("sidebar", children: [StyleElement("card")])
    sidebar.size = StyleSize(width: 180)
    #expect(cards.styledTree(of: sidebar).style(at: 1).fontSize == 12)
  }

  private func startingStyles() {
    let toast = CSSStyleSheet(
      """
      .toast { opacity: 1; transition: opacity 200ms }
      .toast { @starting-style { opacity: 0 } }
      """)
    #expect(toast.css(".toast", "opacity")?.description == "1")
  }

  @Test("explanations")
  func explanations() {
    let sheet = CSSStyleSheet(".title { color: teal } .title:hover { color: navy }")
    _ = {
      for candidate in sheet.explain(".title:hover", "color").candidates {
        print(candidate.value, candidate.reason)
      }
    }
    let explanation = sheet.explain(".title:hover", "color")
    #expect(explanation.value == "rgb(0, 0, 128)")
    #expect(explanation.candidates.map(\.value) == ["navy", "teal"])
    #expect(explanation.candidates[1].reason.description == "lost to specificity (0,2,0)")
    let title = StyleElement("label", classes: ["title"])
    let styled = sheet.styledTree(
      of: StyleElement("window", children: [StyleElement("a"), StyleElement("b"), title]))
    #expect(styled.explain("color", at: 3).candidates.first?.reason.description == "wins")
    _ = { styled.explain("color", at: 3).candidates.first?.reason }
  }

  @Test("states together")
  func states() {
    let sheet = CSSStyleSheet(".button:hover { color: navy } .button:checked { color: teal }")
    #expect(sheet.css(".button", "color", state: .highlighted)?.description == "rgb(0, 0, 128)")
    #expect(
      sheet.css(".button", "color", state: [.selected, .highlighted])?.description
        == "rgb(0, 128, 128)")
  }

  @Test("rule sets and boxes")
  func ruleSets() throws {
    let sheet = CSSStyleSheet(".title { color: navy; font-weight: bold }")
    let title = sheet.ruleSet(for: ".title:hover")
    #expect(title.color?.description == "rgb(0, 0, 128)")
    #expect(title.width == nil)
    #expect(title.font.description == "bold 14px sans-serif")
    try box()
  }

  private func box() throws {
    let sheet = CSSStyleSheet(".thumbnail { width: 50%; height: 2em; font-size: 14px }")
    let size = sheet.ruleSet(for: ".thumbnail").size
    #expect(try #require(size.resolved(in: (width: 320, height: 480), auto: (0, 0))) == (160, 28))
  }

  @Test("differences between two states of a sheet")
  func differences() {
    let before = CSSStyleSheet(".badge { color: red } .title { --gap: 4px }")
    let after = CSSStyleSheet(".badge { color: navy } .title { --gap: 4px }")
    #expect(after.difference(from: before).selectors == [".badge"])
  }

  @Test("an object styled by a rule set")
  func styleApplying() {
    final class Label: StyleApplying {
      var color = CSSColor.black

      func apply(_ ruleSet: RuleSet) {
        if let color = ruleSet.color { self.color = color }
      }
    }
    let sheet = CSSStyleSheet(".title { color: navy }")
    let label = Label()
    label.apply(sheet.ruleSet(for: ".title"))
    #expect(label.color == CSSColor(.navy))
  }
}
