// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Foundation
import LiveryDisplay
import LiveryPipelines
import TestSupport
import Testing

/// Tests the examples of doc comments and of the landing page with the results that they show.
@Suite struct DocumentationTests {
  @Test("every line of code in the documentation is in this file or beside it")
  func isComplete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try ["DocumentationTests", "ArticleTests", "DocumentedComponentTests"].map {
      name in
      try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    }.joined()
    let lines = try DocumentedCode.lines(of: "LiveryPipelines")
    #expect(lines.count > 150)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the shorthands of a rule set")
  func shorthands() {
    let sheet = CSSStyleSheet(".card { padding: 4px 8px; border-radius: 6px }")
    #expect(
      sheet.ruleSet(for: ".card").padding == Insets(top: 4, right: 8, bottom: 4, left: 8))
    #expect(sheet.ruleSet(for: ".card").borderRadius?.cssValue.description == "6px")
    #expect(sheet.ruleSet(for: ".card").margin == nil)
  }

  @Test("a paragraph in one font")
  func paragraph() {
    let plain = TextParagraph("Hello", [TextParagraph.Run(length: 5, font: .system)])
    #expect(UniformTextMeasuring().shape(plain).pieces.map(\.width) == [35])
  }

  @Test("the landing page")
  func landingPage() {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let sheet = CSSStyleSheet(
      """
      .badge {
        -livery-pipeline: fill(crimson) border(2px white) box(padding 1px 7px 2px) text(bold 15px white);
      }
      """)
    let badge = sheet.pipeline(for: ".badge")
    let content = PipelineContent(text: "23")
    let measuring = MeasurementContext(text: UniformTextMeasuring())

    let size = badge.naturalSize(for: content, measuring: measuring)
    print("wants", size.width, size.height)

    let list = badge.displayList(
      in: Rect(x: 0, y: 0, width: 40, height: 24), content: content, measuring: measuring)
    for command in list.commands {
      switch command {
      case .fill(let path, .color(let color), _): print("fill", path, color)
      case .stroke(let path, let stroke, .color(let color)):
        print("stroke", path, stroke.width, color)
      case .text(let text, let origin):
        print("text", text.block.text, origin.x, origin.y, text.color)
      default: break
      }
    }
    #expect(
      printed == """
        wants 29.0 21.0
        fill M 0 0 L 40 0 L 40 24 L 0 24 Z rgb(220, 20, 60)
        stroke M 1 1 L 39 1 L 39 23 L 1 23 Z 2.0 rgb(255, 255, 255)
        text 23 13.0 3.0 rgb(255, 255, 255)

        """)
  }

  @Test("pipelines")
  func pipelines() {
    let badge = Pipeline([
      ShapeStep(RoundedRectangle()), InsetStep(Insets(1)),
      SolidFill(RGBA(red: 0.87, green: 0.07, blue: 0.11)),
    ])
    #expect(
      badge.description
        == "shape(rounded-rectangle) inset(1px) fill(color(srgb 0.87 0.07 0.11))")
    #expect(Pipeline(parsing: "inset(1px) fill(red)")?.steps.count == 2)
    let list = badge.displayList(
      in: Rect(x: 0, y: 0, width: 40, height: 30), content: PipelineContent(text: "5"),
      measuring: .uniform)
    #expect(list.commands.count == 1)
    let measuring = MeasurementContext.uniform
    _ = badge.displayList(
      in: Rect(x: 0, y: 0, width: 40, height: 30), content: PipelineContent(text: "5"),
      measuring: measuring)
    let card = CSSStyleSheet(
      ".card { width: 100px; height: 40px; box-shadow: 0 2px 4px black }"
    ).pipeline(for: ".card")
    #expect(
      card.overflow(for: Size(100, 40), measuring: measuring)
        == Insets(top: 4, right: 6, bottom: 8, left: 6))
  }

  @Test("pipelines of sheets")
  func styles() throws {
    let sheet = CSSStyleSheet(".badge { background: red; border-radius: 9px }")
    #expect(
      sheet.pipeline(for: ".badge").description.hasPrefix(
        "border-box(radius 9px) background(rgb(255, 0, 0)) "))
    let badge = StyleElement("badge")
    do {
      let sheet = CSSStyleSheet("badge { background: red; border-radius: 9px; padding: 2px }")
      let style = sheet.computedStyle(for: StylePath(badge))
      #expect(
        Pipeline(of: style).description.hasPrefix(
          "border-box(padding 2px radius 9px) background(rgb(255, 0, 0)) "))
    }
    do {
      let sheet = CSSStyleSheet(".toolbarButton:hover { background: red }")
      let button = StatePipelines(of: ".toolbarButton", in: sheet)
      #expect(button[[.highlighted, .disabled]] == button.highlighted)
    }
  }

  @Test(
    "steps",
    arguments: [
      Pipeline(parsing: "bevel(1px highlight white shadow gray light 270deg)"),
      Pipeline(parsing: "border-sides(1px bottom gray)"),
      Pipeline(parsing: "border(2px white)"),
      Pipeline(parsing: "border(1px gray dash 4px 2px)"),
      Pipeline(
        parsing:
          "shape(rounded-rectangle 8px) image(url(a.png) default url(b.png) aspect-fill)"),
      Pipeline(parsing: "text(bold 15px white shadow 0 -1px rgb(0 0 0 / 40%))"),
      Pipeline(parsing: "text(gray align left top lines 0 break word-wrap)"),
      Pipeline(parsing: "image() blend(source-atop) fill(rgb(0 0 0 / 50%))"),
      Pipeline(parsing: "mask(url(star.png) aspect-fit) fill(gold)"),
      Pipeline(parsing: "fill(white) inner-shadow(0 2px 3px rgb(0 0 0 / 40%))"),
      Pipeline(parsing: "inset(1px) shadow(0 4px 3px rgb(0 0 0 / 80%)) fill(red)"),
      Pipeline(parsing: "fill(linear-gradient(white, silver))"),
      Pipeline(parsing: "fill(url(wood.png) repeat)"),
      Pipeline(parsing: "fill(url(button.png) slice 8 12)"),
      Pipeline(parsing: "fill(cross-fade(url(day.png) 30%, url(night.png)))"),
    ])
  func steps(pipeline: Pipeline?) throws {
    let pipeline = try #require(pipeline)
    #expect(Pipeline(parsing: pipeline.description) == pipeline)
  }

  @Test("parts, fonts and letters")
  func content() {
    let pipeline = Pipeline(parsing: "part(image, box(margin 0px 4px 0px 0px) image()) text()")
    #expect(
      pipeline?.part(named: "image")?.description == "box(margin 0px 4px 0px 0px) image()")
    #expect(WhiteSpace.collapse.applied(to: "  one \n two ") == "one two")
    #expect(LetterCase.capitalize.applied(to: "one (two)") == "One (Two)")
    let bold = PartialFont(size: 15, weight: .bold)
    #expect(bold.applied(to: nil).description == "bold 15px sans-serif")
  }

  @Test("diagnostics of pipelines")
  func diagnostics() {
    let sheet = CSSStyleSheet(".a { -livery-pipeline: inset(1px) border(red) }", name: "a.css")
    #expect(sheet.pipelineDiagnostics()[0].description.hasPrefix("a.css:1:42: error: "))
  }

  @Test("geometry")
  func geometry() throws {
    #expect(
      CSSContentMode.center.frame(of: Size(10, 11), in: Rect(x: 0, y: 0, width: 44, height: 44))
        == Rect(x: 17, y: 16, width: 10, height: 11))
    #expect(
      CSSContentMode.aspectFit.frame(of: Size(10, 20), in: Rect(x: 0, y: 0, width: 44, height: 44))
        == Rect(x: 11, y: 0, width: 22, height: 44))
    #expect(
      PathShape(parsing: "m1 1h10v10z").map { Path($0).description } == "M 1 1 L 11 1 L 11 11 Z")
    #expect(
      Rect(x: 0, y: 0, width: 100, height: 44).inset(by: Insets(top: 2, bottom: 1))
        == Rect(x: 0, y: 2, width: 100, height: 41))
    #expect(Corners(topLeft: 4, topRight: 4, bottomRight: 0, bottomLeft: 0).topLeft == Size(4, 4))
    #expect(Corners(50).fitted(in: Size(100, 20)).bottomRight == Size(10, 10))
    #expect(OutlineData("m0 0h10v10z")?.path.description == "M 0 0 L 10 0 L 10 10 Z")
    #expect(OutlineData("h10") == nil)

    var path = Path()
    path.move(to: Point(0, 0))
    path.addLine(to: Point(10, 0))
    path.addLine(to: Point(10, 10))
    path.close()
    #expect(path.description == "M 0 0 L 10 0 L 10 10 Z")
  }

  @Test("shapes")
  func shapes() {
    func text(_ shape: some Shape) -> String { ShapeStep(shape).cssText }
    #expect(text(RoundedRectangle(4.5)) == "shape(rounded-rectangle 4.5px)")
    #expect(
      text(RoundedRectangle(Corners(topLeft: 8, topRight: 8, bottomRight: 0, bottomLeft: 0)))
        == "shape(rounded-rectangle 8px 8px 0px 0px)")
    #expect(text(RoundedRectangle()) == "shape(rounded-rectangle)")
    let bubble = SpeechBubble(radius: 5, location: 60, angle: 90, pointer: Size(20, 10))
    #expect(text(bubble) == "shape(speech-bubble 5px 60deg 90deg 20px 10px)")
  }

  @Test("lists, gradients and texts")
  func painting() throws {
    var list = DisplayList()
    list.add(.fill(Path(Rect(x: 0, y: 0, width: 20, height: 10)), .color(.black)))
    #expect(list.commands.count == 1)
    var window = DisplayList()
    window.add(.transform(.translation(Point(0, 44))))
    window.add(list)
    window.add(.end)
    #expect(
      window.bounds(measuring: UniformTextMeasuring()) == Rect(x: 0, y: 44, width: 20, height: 10))
    let gradient = GradientFill(.white, .black).gradient
    let shown = DisplayGradient(
      gradient, in: Rect(x: 0, y: 0, width: 100, height: 44), currentColor: .black)
    #expect(shown.geometry == .linear(Point(50, 0), Point(50, 44)))
    let font = CSSFont(families: [], size: 10)
    #expect(
      UniformTextMeasuring().measure(TextBlock("Hello", font: font), width: nil).size
        == Size(25, 12))
  }
}
