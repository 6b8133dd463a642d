// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

private struct Icons: ImageMeasuring {
  func size(of source: ImageSource) -> Size? { Size(16, 16) }
}

/// Tests the examples of the articles, and those of doc comments about controls.
@Suite("The articles about pipelines")
struct ArticleTests {
  private let measuring = MeasurementContext(text: UniformTextMeasuring(), images: Icons())

  @Test("writing a pipeline: states, problems, pipelines in Swift")
  func writing() {
    let sheet = CSSStyleSheet(
      """
      .tab { --tint: silver; -livery-pipeline: fill(var(--tint)) }
      .tab:hover { --tint: gray }
      """)
    #expect(sheet.pipeline(for: ".tab").description == "fill(rgb(192, 192, 192))")
    #expect(
      sheet.pipeline(for: ".tab", state: .highlighted).description
        == "fill(rgb(128, 128, 128))")
    #expect(
      StatePipelines(of: ".tab", in: sheet)[.disabled].description == "fill(rgb(192, 192, 192))")

    let odd = CSSStyleSheet(".a { -livery-pipeline: inset(1px) --glow(2px) fill(red) }")
    let resolved = odd.resolvedPipeline(for: ".a")
    #expect(resolved.pipeline.description == "inset(1px) fill(rgb(255, 0, 0))")
    #expect(
      resolved.problems.map(\.description)
        == ["the step '--glow(2px)' is left out: there is no step of this name"])

    let badge = Pipeline([ShapeStep(RoundedRectangle()), InsetStep(Insets(1))])
    #expect(Pipeline(parsing: badge.description) == badge)
  }

  @Test("the rules of articles have no diagnostics")
  func rules() throws {
    let rules = try Article("WritingAPipeline").sections.flatMap(\.examples)
    let sheet = CSSStyleSheet(rules.joined(separator: "\n"))
    #expect(sheet.diagnostics.isEmpty)
    #expect(sheet.resolvedPipeline(for: ".badge").problems.isEmpty)
    #expect(sheet.pipeline(for: ".badge").steps.count == 8)
    #expect(
      sheet.pipeline(for: ".badge", state: .highlighted).first(ReflectiveFill.self)?.color
        == RGBA(red: 0, green: 0, blue: 0.50196))
    let button = sheet.pipeline(for: ".button").steps.map { type(of: $0).name }
    #expect(button == ["shape", "fill", "bevel", "text"])
  }

  @Test("drawing boxes")
  func boxes() {
    let sheet = CSSStyleSheet(
      """
      .card { padding: 8px; border-radius: 9px; background: linear-gradient(white, silver); border: 1px solid gray;
        box-shadow: 0 1px 3px rgb(0 0 0 / 40%); color: black }
      """)
    let card = sheet.pipeline(for: ".card")
    #expect(
      card.steps.map { type(of: $0).name }
        == ["border-box", "box-shadow", "background", "box-border", "object", "text"])
  }

  @Test("measuring a pipeline")
  func measures() {
    let sheet = CSSStyleSheet(
      """
      .note { padding: 4px 6px; font: 10px sans-serif }
      .card { width: 100px; height: 40px; box-shadow: 0 2px 4px black; background: white }
      """)
    let note = sheet.pipeline(for: ".note")
    let content = PipelineContent(text: "How wide is this?")
    let measuring = MeasurementContext(text: UniformTextMeasuring())
    #expect(note.naturalSize(for: content, measuring: measuring) == Size(97, 20))
    #expect(note.naturalSize(for: content, measuring: measuring, width: 60) == Size(52, 32))
    let card = sheet.pipeline(for: ".card")
    #expect(card.naturalSize(for: .none, measuring: measuring) == Size(100, 40))
    #expect(
      card.overflow(for: Size(100, 40), measuring: measuring)
        == Insets(top: 4, right: 6, bottom: 8, left: 6))
    let withIcons = MeasurementContext(text: UniformTextMeasuring(), images: Icons())
    #expect(withIcons.images.size(of: .url(URLValue("a.png"))) == Size(16, 16))
  }

  @Test("buttons")
  func buttons() {
    let sheet = CSSStyleSheet(
      """
      .load { -livery-pipeline: fill(whitesmoke)
        part(image, box(margin 2px 4px 2px 6px) image(size 16px 16px)) box(padding 6px 10px) text(bold 12px) }
      .load:hover { color: crimson }
      """)
    let look = StatePipelines(of: ".load", in: sheet)
    var button = StyledButton(
      ButtonContent(title: "Load", image: .url(URLValue("arrow.png"))), look)
    button.contents[.selected]?.title = "Stop"

    #expect(button.content(in: .selected).title == "Stop")
    #expect(button.content(in: .highlighted).title == "Load")
    #expect(button.naturalSize(measuring: measuring) == Size(64, 26.4))
    #expect(
      button.content(in: .highlighted).pipeline?.first(TextStep.self)?.color
        == RGBA(red: 220 / 255, green: 20 / 255, blue: 60 / 255))

    let box = Rect(x: 0, y: 0, width: 64, height: 26)
    let list = button.displayList(in: box, state: .highlighted, measuring: measuring)
    #expect(
      list.commands.contains { if case .image = $0 { true } else { false } })
  }

  @Test("labels and image views")
  func views() throws {
    let label = StyledLabel(
      "How wide is this?", Pipeline([TextStep(maximumLines: 0)]),
      font: CSSFont(families: [], size: 10)
    )
    #expect(label.naturalSize(measuring: measuring) == Size(85, 12))
    #expect(label.naturalSize(within: 48, measuring: measuring) == Size(40, 24))

    let frame =
      Pipeline(parsing: "shape(rounded-rectangle 8px) image(aspect-fill) border(1px gray)")
      ?? Pipeline()
    let view = StyledImageView(
      .url(URLValue("avatar.png")), frame, default: .url(URLValue("nobody.png")))
    #expect(view.naturalSize(measuring: measuring) == Size(16, 16))
    #expect(
      !view.displayList(in: Rect(x: 0, y: 0, width: 32, height: 32), measuring: measuring).isEmpty)
  }

  @Test("the examples of the hosts, with a theme")
  func hosts() {
    struct Theme {
      func pipeline(for selector: String) -> Pipeline { Pipeline([TextStep()]) }
      func pipelines(for selector: String) -> StatePipelines {
        StatePipelines(normal: pipeline(for: selector))
      }
    }
    let (theme, avatar, placeholder) = (Theme(), URLValue("a.png"), URLValue("b.png"))
    var button = StyledButton(
      ButtonContent(title: "Done"), theme.pipelines(for: ".toolbarButton"))
    button.contents[.selected]?.title = "Done!"
    let size = button.naturalSize(in: .normal, measuring: measuring)
    let list = button.displayList(
      in: Rect(origin: .zero, size: size), state: .highlighted, measuring: measuring)
    #expect(list.commands.count == 1)
    let label = StyledLabel("Done", theme.pipeline(for: ".linkText"))
    #expect(label.naturalSize(within: 200, measuring: measuring).width == 28)
    _ = label.naturalSize(within: 200, measuring: measuring)
    let view = StyledImageView(
      .url(avatar), theme.pipeline(for: ".rounded"), default: .url(placeholder))
    #expect(view.naturalSize(measuring: measuring) == Size(16, 16))
  }
}
