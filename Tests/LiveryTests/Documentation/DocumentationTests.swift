// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import LiveryDisplay
import LiveryPipelines
import Synchronization
import TestSupport
import Testing

/// Tests of the examples in the documentation, with their results; they import only Livery.
@Suite struct DocumentationTests {
  @Test("every line of code in the documentation is in this file or beside it")
  func isComplete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try [
      "DocumentationTests", "ReloadExampleTests", "ComingFromThree20Tests", "TypedExampleTests",
      "CompiledExampleTests", "AnimationExampleTests",
    ].map {
      name in
      try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    }.joined()
    let lines = try DocumentedCode.lines(of: "Livery")
    #expect(lines.count > 60)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the landing page, from a folder that has a brand.css")
  func landingPage() throws {
    // The current theme and folder belong to the process, so the lines are only compiled.
    _ = { Theme.current = try Theme(contentsOfFile: "brand.css") }
    let brand = Theme()
    brand.add("navigationBar { background-color: #3b5998 }", name: "brand.css")
    Theme.withCurrent(brand) {
      #expect(css("navigationBar", "background-color")?.description == "rgb(59, 89, 152)")
      #expect(css("toolbar", "background-color")?.description == "rgb(109, 132, 162)")
      #expect(css(".photoCaption", \.textShadow)?.description == "rgba(0, 0, 0, 0.9) 0px 1px 0px")
      #expect(ruleSet(for: "body").font.description == "14px Helvetica, sans-serif")
    }
  }

  @Test("bases, with files in the current folder")
  func bases() {
    // The lines are only compiled.
    _ = {
      let modern = try Theme(contentsOfFile: "app.css", base: .harbor)
      let bare = try Theme(contentsOfFile: "app.css", base: .none)
      let company = Theme.Base(try CSSStyleSheet(contentsOfFile: "company.css"))
      let layered = try Theme(contentsOfFile: "app.css", base: company)
      return [modern, bare, layered]
    }
  }

  @Test("the style of a node")
  func nodes() {
    final class Button: StyleNode {
      var styleType: String { "button" }
      var styleParent: (any StyleNode)? { nil }
      var styleChildren: [any StyleNode] { [] }
    }
    let button = Button()
    let theme = Theme(CSSStyleSheet("button { color: teal }"))
    #expect(theme.computedStyle(for: button).color == CSSColor(.teal))
    #expect(theme.styledTree(of: button)[button]?.color == CSSColor(.teal))
  }

  @Test("pictures, from a theme that has some")
  func pictures() throws {
    let theme = Theme(CSSStyleSheet(".logo { background-image: url('data:,x') }"))
    var picture: [UInt8] = []
    if case .url(let logo)? = theme.css(".logo", \.backgroundImage)?.first {
      picture = try theme.resource(for: logo).bytes
    }
    #expect(picture == Array("x".utf8))
  }

  @Test("misspellings with suggestions")
  func lookups() {
    let theme = Theme(CSSStyleSheet(".button { color: teal }"))
    let printed = Mutex<[String]>([])
    @Sendable func print(_ problem: LookupProblem) {
      printed.withLock { $0.append("\(problem)") }
    }
    @Sendable func log(_ message: String) {}
    theme.lookupHandler = { print($0) }
    _ = theme.css(".buton", "color")
    #expect(
      printed.withLock { $0 } == ["no rule of the theme names 'buton'; did you mean 'button'?"])
    theme.lookupHandler = { problem in log(problem.description) }
    theme.lookupHandler = nil
    #expect(theme.lookupHandler == nil)
  }

  @Test("why an element has a value")
  func explanations() {
    let theme = Theme(CSSStyleSheet(".badge { color: teal } .badge:hover { color: navy }"))
    _ = {
      for candidate in theme.explain(".badge:hover", "color").candidates {
        print(candidate.value, candidate.location?.file ?? "", candidate.reason)
      }
    }
    #expect(theme.explain(".badge:hover", "color").candidates.map(\.value) == ["navy", "teal"])
  }

  @Test("the environment of a theme")
  func environment() {
    let theme = Theme(CSSStyleSheet(":root { color-scheme: light dark; color: CanvasText }"))
    theme.environment.colorScheme = .dark
    #expect(theme.css(":root", "color")?.description == "rgb(255, 255, 255)")
  }

  @Test("the global functions and Theme")
  func symbols() throws {
    #expect(css("navigationBar", "background-color")?.description == "rgb(119, 140, 168)")
    #expect(
      css(".tableItem", "color", state: .highlighted)?.description == "rgb(255, 255, 255)")
    #expect(css("navigationBar", \.backgroundColor) == CSSColor(parsing: "#778ca8"))
    _ = {
      let theme = try Theme(contentsOfFile: "brand.css")
      try theme.add(contentsOfFile: "night.css")
      try theme.add(contentsOfFiles: ["brand.css", "night.css"])
      theme.remove("night.css")
    }
    let theme = try ProjectFile.facebook.theme()
    #expect(theme.css("navigationBar", \.backgroundColor) == CSSColor(parsing: "#3b5998"))
    let nightTheme = Theme()
    nightTheme.add("toolbar { background-color: black }", name: "night.css")
    Theme.withCurrent(nightTheme) {
      #expect(css("toolbar", \.backgroundColor) == .black)
    }
  }

  @Test("writing a theme")
  func writingATheme() {
    let theme = Theme()
    theme.add(
      """
      :root { --link-text-color: #f4a259 }
      toolbar { background-color: #101820 }
      """, name: "evening.css")
    #expect(theme.css(".linkText", "color")?.description == "rgb(244, 162, 89)")
    #expect(theme.css(".tableItemLink", "color")?.description == "rgb(244, 162, 89)")
    #expect(theme.css("toolbar", "background-color")?.description == "rgb(16, 24, 32)")
    #expect(theme.css("searchbar", "background-color")?.description == "rgb(200, 200, 200)")

    theme.add(".button { color: white } .button:hover { color: silver }", name: "buttons.css")
    #expect(
      theme.css(".button", "color", state: .highlighted)?.description == "rgb(192, 192, 192)")
    #expect(
      theme.css(".button", \.font, state: .highlighted).description
        == "bold 12px Helvetica, sans-serif")

    theme.replace("buttons.css", with: ".button { color: lime }")
    #expect(theme.css(".button", "color")?.description == "rgb(0, 255, 0)")
    theme.remove("buttons.css")
    #expect(theme.css(".button", "color")?.description == "rgb(0, 0, 0)")

    theme.add("toolbar:hovered { color: red }", name: "slip.css")
    #expect(
      theme.diagnostics.map(\.description) == [
        """
        slip.css:1:8: error: unknown pseudo-class ':hovered'; did you mean ':hover'? [unknown-pseudo-class]
        toolbar:hovered { color: red }
               ^~~~~~~~
        """
      ])
  }

  @Test("styling a view")
  func dressingAView() {
    final class Label: StyleApplying {
      var font = CSSFont(families: [.generic(.sansSerif)], size: 14)
      var color = CSSColor.black
      var isHidden = false

      func apply(_ ruleSet: RuleSet) {
        font = ruleSet.font
        if let color = ruleSet.color { self.color = color }
        isHidden = ruleSet.isHidden
      }
    }
    let label = Label()
    Theme.current.apply(".tableItem", to: label, state: .highlighted)
    #expect(label.font.description == "bold 17px Helvetica, sans-serif")
    #expect(label.color.description == "rgb(255, 255, 255)")
  }

  @Test("sizes and positions, and a theme for one window")
  func sizes() throws {
    let theme = Theme(CSSStyleSheet(".thumbnail { left: 10%; width: 50%; height: auto }"))
    let thumbnail = theme.ruleSet(for: ".thumbnail")
    let size = thumbnail.size.resolved(in: (width: 320, height: 480), auto: (75, 75))
    #expect(try #require(size) == (160, 75))
    let origin = thumbnail.origin.resolved(in: (width: 320, height: 480))
    #expect(try #require(origin) == (32, 0))

    let night = Theme()
    night.add("toolbar { background-color: black }", name: "night.css")
    Theme.withCurrent(night) {
      #expect(css("toolbar", \.backgroundColor)?.description == "rgb(0, 0, 0)")
    }
  }

  /// A step that the program defines.
  private struct Glow: PipelineStep {
    static let prototype = Glow()
    static let schema = Schema<Glow>("--glow", "Glows.")
    func draw(in context: inout DrawingContext) {}
  }

  @Test("pipelines of a control, in its states and with custom steps")
  func pipelines() {
    let theme = Theme()
    let bounds = Rect(x: 0, y: 0, width: 60, height: 30)
    let measuring = MeasurementContext(text: UniformTextMeasuring())
    let list =
      theme.pipeline(for: ".toolbarButton", state: .highlighted)
      .displayList(in: bounds, content: PipelineContent(text: "Done"), measuring: measuring)
    #expect(!list.isEmpty)
    let button = theme.pipelines(for: ".toolbarButton")
    #expect(
      button[.highlighted] == theme.pipeline(for: ".toolbarButton", state: .highlighted))
    theme.add(".a { -livery-pipeline: --glow() }", name: "a.css")
    theme.pipelineLibrary.register(Glow.self)
    #expect(theme.pipeline(for: ".a").first(Glow.self) != nil)
    _ = {
      button[.highlighted]
    }
  }
}
