// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import LiveryPipelines

@Suite("Steps of boxes in CSS")
struct BoxGrammarTests {
  @Test(
    "accepted arguments of a step",
    arguments: [
      "background(url(a.png) at 50% 0% size cover, linear-gradient(red, blue) repeat round)",
      "background(red clip padding-box url(a.png), url(b.png) blend screen)",
      "border-box(border 1px 2px padding 10% radius 1px / 2px aspect-ratio 2)",
      "background(red clip text linear-gradient(red, blue) clip text blend screen)",
      "border-box(padding 1px content-box clip horizontal)",
      "fill(image-set(\"a.png\" 1x, url(b.png) 2x) repeat)",
      "fill(cross-fade(rgb(1 2 3) 33.333%, linear-gradient(red, 10%, blue), url(a.png)) aspect-fit slice 3)",
      "fill(image(url(a.png), currentcolor) tint red)",
      "text(75% 15px serif variations \"wght\" 1.5 features \"liga\" off, \"ss01\" 2 red)",
      "text(features normal indent 10% white-space preserve-breaks)",
      "mask-image(luminance url(a.png) origin content-box clip padding-box)",
      "box-shadow(inset 0 0 3px red, 0 1px blue)", "box-border(top solid red left dashed blue)",
      "transform(rotate(3deg) origin 0 100%)", "filter(blur(1px) url(#a))",
      "outline(1px solid red)",
      "clip-path(circle() padding-box)", "object(cover at 0 0)", "opacity(0.25)",
      "border-image(url(a.png) slice 2 3 fill width auto 2 outset 1px 2 repeat space stretch)",
    ])
  func accepted(text: String) throws {
    let pipeline = try #require(Pipeline(parsing: text))
    #expect(pipeline.steps.count == 1)
    #expect(Pipeline(parsing: pipeline.description) == pipeline, "\(pipeline)")
  }

  @Test(
    "rejected arguments of a step",
    arguments: [
      "opacity(2)", "background(1px)", "border-box(border -1px)", "box-shadow()",
      "outline(solid red)",
      "transform(blur(1px))", "clip-path(red)", "object(1px)", "mask-image()", "border-image(2)",
      "border-box(clip)", "background(red clip margin-box)", "background(red, blue at)",
      "text(features \"liga1\")",
      "text(variations \"wght\")", "fill(cross-fade())", "text(white-space normal)",
      "box-border(top red)", "filter(rotate(1deg))",
    ])
  func rejected(text: String) {
    #expect(Pipeline(parsing: text) == nil)
  }
}
