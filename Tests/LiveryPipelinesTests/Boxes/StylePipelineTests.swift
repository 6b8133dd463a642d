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
      ("outline: 2px solid red", "outline(2px solid rgb(255, 0, 0))"),
      ("outline: auto; outline-offset: -1px", "outline(3px solid rgb(0, 0, 0) offset -1px)"),
      ("outline: 2px none red", "none"),
      ("opacity: 50%", "opacity(0.5)"), ("opacity: 1", "none"),
      ("isolation: isolate", "opacity(1)"),
      ("visibility: hidden", "opacity(0)"),
      ("mix-blend-mode: multiply", "opacity(1 blend multiply)"),
      ("transform: rotate(45deg)", "transform(rotate(45deg))"),
      (
        "translate: 10px 5%; rotate: 90deg; scale: 2; transform: skewX(10deg); transform-origin: 0 0",
        "transform(translate3d(10px, 5%, 0px) rotate3d(0, 0, 1, 90deg) scale3d(2, 2, 1) "
          + "skewX(10deg) origin 0px 0px)"
      ),
      ("filter: blur(2px) saturate(50%)", "filter(blur(2px) saturate(0.5))"),
      ("filter: url(#a)", "none"),
      ("clip-path: circle(50%)", "clip-path(circle(50%))"),
      ("clip-path: padding-box", "clip-path(padding-box)"),
      (
        "clip-path: inset(1px round 2px) content-box", "clip-path(inset(1px round 2px) content-box)"
      ),
      (
        "mask-image: linear-gradient(black, transparent)",
        "mask-image(linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0)) origin border-box)"
      ),
      (
        "background-image: linear-gradient(red, blue)",
        "background(linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)))"
      ),
      (
        "background: lime; background-image: none, linear-gradient(red, blue); "
          + "background-size: 1px 2px, 50% auto; background-position: 0 0, right 10%; "
          + "background-repeat: repeat, no-repeat; background-blend-mode: multiply",
        "background(rgb(0, 255, 0) linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)) at 100% 10% "
          + "size 50% repeat no-repeat blend multiply)"
      ),
      (
        "border: 3px solid red; border-image: linear-gradient(red, blue) 30 fill / 2 / 1px round",
        "border-box(border 3px) border-image(linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)) "
          + "slice 30 fill width 2 outset 1px repeat round) box-border(solid rgb(255, 0, 0))"
      ),
    ] as [(String, String)])
  func steps(declarations: String, text: String) {
    #expect(boxText(declarations) == text)
  }

  @Test("steps are in painting order")
  func order() {
    let text = boxText(
      "border: 1px solid red; background: blue; box-shadow: 0 1px red, inset 0 1px lime")
    #expect(
      text == "border-box(border 1px) box-shadow(rgb(255, 0, 0) 0px 1px) "
        + "background(rgb(0, 0, 255)) box-shadow(rgb(0, 255, 0) 0px 1px inset) "
        + "box-border(solid rgb(255, 0, 0))")
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
      "background: radial-gradient(circle at 33.3333333% 1px, oklch(0.7 0.2 50), rgb(1 2 3 / 0.123456))",
      "background: conic-gradient(from 33.33333333deg, red, 50%, blue) 33.3333333% 1px / 12.34567891px round",
      "background: linear-gradient(in oklch, red 10%, 30%, color(display-p3 0.1234567 1 0))",
      "filter: hue-rotate(33.33333333deg) drop-shadow(1px 2px 3px red) contrast(0.3333333)",
      "transform: matrix(0.1234567891, 2, 3, 4, 5, 6) translate(calc(50% - 1px), 3%) rotate(0.3turn)",
      "transform: perspective(10px) rotateX(30deg); transform-origin: right 10px bottom 20%",
      "clip-path: polygon(evenodd, 0 0, 33.3333333% 1em, 50% 50%) padding-box",
      "clip-path: path('M 0 0 l 10 10.123456789 h 3 z')",
      "clip-path: ellipse(farthest-side 33.33333% at 1em 2px)",
      "clip-path: shape(from 10% 10%, line by 1px 2px, curve to 3px 4px with 1px 1px, close)",
      "mask: linear-gradient(black, transparent) luminance, linear-gradient(red, blue) 1px 2px / 3px content-box",
      "outline: 1.3333333px dotted rgb(1 2 3 / 0.3); outline-offset: 0.123456789px",
      "opacity: 0.123456789; mix-blend-mode: plus-lighter; isolation: isolate; visibility: visible; color: red",
      "border: 1px solid; border-image: linear-gradient(red, blue) 10% 20.3333333% fill / auto 1px 2 / 3px 4 stretch space",
      "object-fit: contain scale-down; object-position: right 10px top 3px; image-rendering: pixelated",
      "font: italic 700 13.3333333px/1.5 'A \"B\"', serif; letter-spacing: 0.1234567em; word-spacing: 1px",
      "text-shadow: 1px 1px 2px red, 0 0 1px; text-shadow-opacity: 0.3333333; text-decoration: underline wavy red 2px",
      "text-align: end; direction: rtl; vertical-align: middle; white-space: nowrap; text-overflow: ellipsis",
      "padding: min(10%, 5px)", "padding: 10vw 3px; border: 1px double red; border-radius: 1e9px",
    ])
  func roundTrip(declarations: String) throws {
    let pipeline = pipeline(declarations)
    #expect(!pipeline.steps.isEmpty)
    #expect(Pipeline(parsing: pipeline.description) == pipeline, "\(pipeline)")
  }

  @Test("-livery-pipeline replaces the other properties")
  func declaredPipeline() {
    let sheet = CSSStyleSheet(
      ".a { background: red; -livery-pipeline: inset(1px) fill(blue) }")
    #expect(sheet.pipeline(for: ".a").description == "inset(1px) fill(rgb(0, 0, 255))")
  }

  @Test("reports dropped steps of -livery-pipeline and draws the rest")
  func problems() {
    let sheet = CSSStyleSheet(".a { -livery-pipeline: inset(1px) --glow(2px) fill(red) }")
    let resolved = sheet.resolvedPipeline(for: ".a")
    #expect(resolved.pipeline.steps.count == 2)
    #expect(resolved.problems.map(\.kind) == [.unknownStep])
  }

  @Test(
    "steps are in painting order after the effects: filter, clip, mask, opacity"
  )
  func wholeOrder() {
    let pipeline = pipeline(
      "opacity: 0.5; mix-blend-mode: screen; transform: scale(2); filter: blur(1px); "
        + "clip-path: circle(); mask-image: linear-gradient(red, blue); outline: 1px solid; "
        + "border: 1px solid red; border-image: linear-gradient(red, blue) 1; background: blue; "
        + "padding: 1px; box-shadow: 0 1px red, inset 0 1px lime")
    let names = pipeline.steps.map { String($0.cssText.prefix { $0 != "(" }) }
    #expect(
      names == [
        "border-box", "transform", "opacity", "mask-image", "clip-path", "filter",
        "box-shadow", "background", "box-shadow", "border-image", "box-border", "object", "text",
        "outline",
      ])
  }

  @Test("an element without a rule has no steps")
  func unmatched() {
    let sheet = CSSStyleSheet("body { color: red } .a { background: red } .b { }")
    #expect(sheet.pipeline(for: ".c").steps.isEmpty)
    #expect(sheet.pipeline(for: ":has(.a)").steps.isEmpty)
    #expect(!sheet.pipeline(for: ".a").steps.isEmpty)
  }
}
