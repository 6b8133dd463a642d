// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines
import TestSupport
import Testing

@Suite("The pipelines of a theme")
struct ThemePipelineTests {
  /// A step that the program defines.
  private struct Glow: PipelineStep {
    var radius = 1.0
    static let prototype = Glow()
    static let schema = Schema<Glow>(
      "--glow", "Glows.", parameters: [Parameter("radius", \.radius, in: .nonNegative)])
    func draw(in context: inout DrawingContext) {}
  }

  private func theme(_ text: String) -> Theme { Theme(CSSStyleSheet(text, name: "a.css")) }

  @Test("are those of its sheets, in every state")
  func states() {
    let theme = theme(".a { background: red } .a:hover { background: blue }")
    #expect(
      theme.pipeline(for: ".a").first(BackgroundStep.self)?.color == RGBA(red: 1, green: 0, blue: 0)
    )
    let pressed = theme.pipeline(for: ".a", state: .highlighted)
    #expect(pressed.first(BackgroundStep.self)?.color == RGBA(red: 0, green: 0, blue: 1))
    let pipelines = theme.pipelines(for: ".a")
    #expect(pipelines[.highlighted] == pressed)
    #expect(pipelines[.disabled] == theme.pipeline(for: ".a"))
    #expect(theme.pipeline(for: ".b").steps.isEmpty)
  }

  @Test("change with the theme, while existing copies stay")
  func changes() {
    let theme = theme(".a { background: red }")
    let before = theme.pipeline(for: ".a")
    theme.add(".a { background: blue }", name: "b.css")
    let after = theme.pipeline(for: ".a")
    #expect(before.first(BackgroundStep.self)?.color == RGBA(red: 1, green: 0, blue: 0))
    #expect(after.first(BackgroundStep.self)?.color == RGBA(red: 0, green: 0, blue: 1))
    theme.remove("b.css")
    #expect(theme.pipeline(for: ".a") == before)
  }

  @Test("follow the environment")
  func environment() {
    let theme = theme(
      ".a { background: light-dark(white, black) } :root { color-scheme: light dark }")
    #expect(theme.pipeline(for: ".a").first(BackgroundStep.self)?.color == .white)
    theme.environment.colorScheme = .dark
    #expect(theme.pipeline(for: ".a").first(BackgroundStep.self)?.color == .black)
  }

  @Test("name the steps of the theme's library")
  func library() {
    let theme = theme(".a { -livery-pipeline: inset(1px) --glow(3px) }")
    #expect(theme.pipeline(for: ".a").steps.count == 1)
    #expect(theme.pipelineProblems(for: ".a").map(\.kind) == [.unknownStep])
    theme.pipelineLibrary.register(Glow.self)
    #expect(theme.pipeline(for: ".a").first(Glow.self)?.radius == 3)
    #expect(theme.pipelineProblems(for: ".a").isEmpty)
    // The style sheet alone does not have the theme's steps.
    #expect(theme.sheet.pipeline(for: ".a").steps.count == 1)
  }

  @Test("apply to nodes and their parts")
  func nodes() {
    let theme = theme("button { background: red } button::part(icon) { background: blue }")
    let button = StyleElement("button")
    let path = StylePath(button)
    #expect(
      theme.pipeline(of: theme.computedStyle(for: path)).first(BackgroundStep.self)?.color
        == RGBA(red: 1, green: 0, blue: 0))
    #expect(
      theme.pipeline(of: theme.computedStyle(for: path, part: "icon"))
        .first(BackgroundStep.self)?.color == RGBA(red: 0, green: 0, blue: 1))
  }

  @Test(
    "are reported by the theme at the invalid part",
    arguments: [
      "inset(1px) border(⟦red⟧)", "inset(⟦banana⟧)", "⟦glow(2px)⟧ fill(red)",
      "--glow(1px) inset(⟦banana⟧)",
      "inset(1px) --glow(⟦-1px⟧) --glow(2px)", "part(a, inset(1px) ⟦--shine()⟧)",
      "fill(linear-gradient(red, blue)) ⟦--shine(rgb(1 2 3), [a])⟧",
    ] as [MarkedSource])
  func diagnostics(value: MarkedSource) throws {
    let theme = theme(".a { -livery-pipeline: " + value.text + " }")
    theme.pipelineLibrary.register(Glow.self)
    let found = try #require(theme.diagnostics.first)
    #expect(theme.diagnostics.count == 1)
    #expect(found.source.name == "a.css")
    let start = ".a { -livery-pipeline: ".utf8.count
    let range = found.diagnostic.range
    let marked = range.lowerBound - start..<range.upperBound - start
    #expect([marked] == value.ranges, "\(found)")
  }

  @Test(
    "are not reported if they are valid or resolvable for an element",
    arguments: [
      "inset(1px) --glow(3px)", "none", "inherit", "border(var(--banana))", "--glow(var(--banana))",
      "fill(--tint(red))", "--glow(2em)", "part(a, --glow(1px))",
    ])
  func noDiagnostics(value: String) {
    let theme = theme(".a { -livery-pipeline: \(value) }")
    theme.pipelineLibrary.register(Glow.self)
    #expect(theme.diagnostics.isEmpty)
  }

  @Test("reports invalid steps in linear time")
  func manyDiagnostics() throws {
    expectGrowth(from: 2_600) { count in
      let steps = String(repeating: "--shine() ", count: count)
      let inner = String(repeating: "--shine() ", count: 900)
      let theme = theme(
        ".a { -livery-pipeline: \(steps) } .b { -livery-pipeline: part(a, \(inner)) }")
      #expect(theme.diagnostics.count == min(count + 900, 10_001))
    }
  }

  @Test("with an invalid variable are explained for the element")
  func explained() throws {
    let theme = theme(".a { --line: red; -livery-pipeline: inset(1px) border(var(--line)) }")
    #expect(theme.diagnostics.isEmpty)
    let candidate = try #require(theme.explain(".a", "-livery-pipeline").candidates.first)
    guard case .invalidAtComputedValueTime(let problem?) = candidate.reason else {
      Issue.record("\(candidate.reason)")
      return
    }
    #expect(problem.kind == .invalidValue)
  }
}
