// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import Testing

@Suite("The pipelines of a theme")
struct ThemePipelineTests {
  /// A step of a program's own.
  private struct Glow: PipelineStep {
    var radius = 1.0
    static let prototype = Glow()
    static let schema = Schema<Glow>(
      "--glow", "Glows.", [Parameter("radius", \.radius, in: .nonNegative)])
    func draw(in context: inout DrawingContext) {}
  }

  private func theme(_ text: String) -> Theme { Theme(CSSStyleSheet(text, name: "a.css")) }

  @Test("are those of its sheets, in every state")
  func states() {
    let theme = theme(".a { background: red } .a:hover { background: blue }")
    #expect(theme.pipeline(for: ".a").first(BackgroundStep.self)?.color == RGBA(1, 0, 0))
    let pressed = theme.pipeline(for: ".a", state: .highlighted)
    #expect(pressed.first(BackgroundStep.self)?.color == RGBA(0, 0, 1))
    let pipelines = theme.pipelines(for: ".a")
    #expect(pipelines[.highlighted] == pressed)
    #expect(pipelines[.disabled] == theme.pipeline(for: ".a"))
    #expect(theme.pipeline(for: ".b").steps.isEmpty)
  }

  @Test("change with the theme, while those that were asked for stay")
  func changes() {
    let theme = theme(".a { background: red }")
    let before = theme.pipeline(for: ".a")
    theme.add(".a { background: blue }", name: "b.css")
    let after = theme.pipeline(for: ".a")
    #expect(before.first(BackgroundStep.self)?.color == RGBA(1, 0, 0))
    #expect(after.first(BackgroundStep.self)?.color == RGBA(0, 0, 1))
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
    // The sheet alone knows nothing of the theme's steps.
    #expect(theme.sheet.pipeline(for: ".a").steps.count == 1)
  }

  @Test("are those of nodes and their parts too")
  func nodes() {
    let theme = theme("button { background: red } button::part(icon) { background: blue }")
    let button = StyleElement("button")
    let path = StylePath(button)
    #expect(
      theme.pipeline(of: theme.computedStyle(for: path)).first(BackgroundStep.self)?.color
        == RGBA(1, 0, 0))
    #expect(
      theme.pipeline(of: theme.computedStyle(for: path, part: "icon"))
        .first(BackgroundStep.self)?.color == RGBA(0, 0, 1))
  }
}
