// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@testable import LiveryPipelines

@Suite("Pipelines of standard properties")
struct StylePipelineTests {
  @Test(
    "each property makes its steps",
    arguments: [
      ("background-color: red", "background(rgb(255, 0, 0))"),
      ("background-color: transparent", "none"),
      ("background: red padding-box", "background(rgb(255, 0, 0) clip padding-box)"),
      ("color: blue; background: currentcolor", "background(rgb(0, 0, 255))"),
      ("padding: 1px 2px 3px 4px", "border-box(padding 1px 2px 3px 4px)"),
      ("padding: 1px 10%", "border-box(padding 1px 10%)"),
      ("padding-inline: 4px", "border-box(padding 0px 4px)"),
      ("border-radius: 4px", "border-box(radius 4px)"),
      ("border-radius: 50% / 10px 20px", "border-box(radius 50% / 10px 20px)"),
      ("border: 1px solid red", "border-box(border 1px) box-border(solid rgb(255, 0, 0))"),
      ("color: blue; border: 1px solid", "border-box(border 1px) box-border(solid rgb(0, 0, 255))"),
      ("border: 5px none red", "none"),
      ("border: 5px hidden red", "none"),
      ("border-width: 5px", "none"),
      (
        "border: solid red; border-left: 2px dashed lime",
        "border-box(border 3px 3px 3px 2px) box-border(top solid rgb(255, 0, 0) "
          + "right solid rgb(255, 0, 0) bottom solid rgb(255, 0, 0) left dashed rgb(0, 255, 0))"
      ),
      (
        "border-top: 2px solid red",
        "border-box(border 2px 0px 0px) box-border(top solid rgb(255, 0, 0))"
      ),
      ("box-shadow: 1px 2px 3px 4px red", "box-shadow(rgb(255, 0, 0) 1px 2px 3px 4px)"),
      ("box-shadow: 0 1px", "box-shadow(rgb(0, 0, 0) 0px 1px)"),
      (
        "box-shadow: 0 1px red, inset 0 2px blue, 0 3px lime",
        "box-shadow(rgb(255, 0, 0) 0px 1px, rgb(0, 255, 0) 0px 3px) "
          + "box-shadow(rgb(0, 0, 255) 0px 2px inset)"
      ),
      ("width: 10px; height: 20%", "border-box(size 10px auto content-box)"),
      ("width: 10px; box-sizing: border-box", "border-box(size 10px auto)"),
      (
        "min-width: 10px; max-height: 2em",
        "border-box(min-size 10px auto max-size auto 32px content-box)"
      ),
      ("aspect-ratio: 16 / 9", "border-box(aspect-ratio 16 / 9 content-box)"),
      ("display: none; background: red", "none"),
    ])
  func steps(declarations: String, text: String) {
    #expect(boxText(declarations) == text)
  }

  @Test("the steps stand in the order of painting")
  func order() {
    let text = boxText(
      "border: 1px solid red; background: blue; box-shadow: 0 1px red, inset 0 1px lime")
    let names = text.split(separator: ")").compactMap { $0.split(separator: "(").first }
    #expect(
      text == "border-box(border 1px) box-shadow(rgb(255, 0, 0) 0px 1px) "
        + "background(rgb(0, 0, 255)) box-shadow(rgb(0, 255, 0) 0px 1px inset) "
        + "box-border(solid rgb(255, 0, 0))", "\(names)")
  }

  @Test(
    "printing and reading again gives an equal pipeline",
    arguments: [
      "background: hsl(10 20% 30% / 0.123456)", "background: oklch(0.7 0.2 50)",
      "padding: calc(1px + 10% / 3) 0.333333333px", "border-radius: 10% 1px / calc(5% - 1px)",
      "border: 0.5px groove color(display-p3 1 0 0.3)",
      "border-top: 2px solid; border-left: 1px dotted",
      "box-shadow: 0.1234567px -3px 1e9px -1px rgb(1 2 3 / 0.33), inset 1px 1px",
      "width: 33.3333333px; min-height: 1px; max-width: 1e30px; aspect-ratio: 1.3333333",
      "padding: min(10%, 5px)", "padding: 10vw 3px; border: 1px double red; border-radius: 1e9px",
    ])
  func roundTrip(declarations: String) throws {
    let pipeline = pipeline(declarations)
    #expect(!pipeline.steps.isEmpty)
    #expect(Pipeline(parsing: pipeline.description) == pipeline, "\(pipeline)")
  }

  @Test("-livery-pipeline takes the place of the other properties")
  func ownPipeline() {
    let sheet = CSSStyleSheet(
      ".a { background: red; -livery-pipeline: inset(1px) fill(blue) }")
    #expect(sheet.pipeline(for: ".a").description == "inset(1px) fill(rgb(0, 0, 255))")
  }

  @Test("what is left out of -livery-pipeline is told, and the rest is drawn")
  func problems() {
    let sheet = CSSStyleSheet(".a { -livery-pipeline: inset(1px) --glow(2px) fill(red) }")
    let resolved = sheet.resolvedPipeline(for: ".a")
    #expect(resolved.pipeline.steps.count == 2)
    #expect(resolved.problems.map(\.kind) == [.unknownStep])
  }

  @Test("no rule, no steps")
  func unmatched() {
    let sheet = CSSStyleSheet("body { color: red } .a { background: red } .b { }")
    #expect(sheet.pipeline(for: ".c").steps.isEmpty)
    #expect(sheet.pipeline(for: ":has(.a)").steps.isEmpty)
    #expect(!sheet.pipeline(for: ".a").steps.isEmpty)
  }
}
