// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@Suite("Round trips of pipelines")
struct RoundTripTests {
  @Test("any pipeline is equal after a round trip")
  func random() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = RandomPipeline(seed: seed)
      let pipeline = random.pipeline()
      let text = pipeline.description
      let read = Pipeline(parsing: text)
      #expect(read == pipeline, "\(seed): \(text)\n is read as \(read?.description ?? "nothing")")
      #expect(read?.description == text)
    }
  }

  @Test(
    "omits default values",
    arguments: [
      ("none", "none"), ("content( )", "content()"), ("box()", "box()"),
      ("box(padding 1px 7px 2px static)", "box(padding 1px 7px 2px)"),
      ("box(margin 0 min-size 2px 3px absolute)", "box(min-size 2px 3px absolute)"),
      ("INSET(1PX 2px 1px 2px)", "inset(1px 2px)"), ("fill(Red)", "fill(rgb(255, 0, 0))"),
      ("fill(reflective red)", "fill(reflective rgb(255, 0, 0))"),
      (
        "fill(reflective red bottom-highlight)", "fill(reflective rgb(255, 0, 0) bottom-highlight)"
      ),
      (
        "fill(linear-gradient(to bottom, red 0%, blue))",
        "fill(linear-gradient(rgb(255, 0, 0) 0%, rgb(0, 0, 255)))"
      ),
      (#"fill(url(a.png) scale-to-fill no-repeat)"#, #"fill(url("a.png"))"#),
      (#"fill(url(a.png) repeat slice 1 2)"#, #"fill(url("a.png") repeat slice 1 2)"#),
      ("shadow(0 4px 3px rgb(0 0 0 / 80%))", "shadow(0px 4px 3px rgba(0, 0, 0, 0.8))"),
      ("shadow(0 4px 0 0 black)", "shadow(0px 4px rgb(0, 0, 0))"),
      ("shadow(0 4px 0 -2px black)", "shadow(0px 4px 0px -2px rgb(0, 0, 0))"),
      ("inner-shadow(1px 1px 1px black)", "inner-shadow(1px 1px 1px rgb(0, 0, 0))"),
      ("border(1px)", "border(1px)"), ("border(1px black inside)", "border(1px)"),
      ("border(2px white)", "border(2px rgb(255, 255, 255))"),
      ("border(2px black center dash 3px 1px)", "border(2px center dash 3px 1px)"),
      ("border-sides(1px)", "border-sides(1px)"),
      ("border-sides(1px left red)", "border-sides(1px left rgb(255, 0, 0))"),
      ("bevel(1px light 125deg)", "bevel()"),
      ("bevel(2px shadow red light 0.75turn)", "bevel(2px shadow rgb(255, 0, 0) light 270deg)"),
      (
        "highlight-border(1px black white)",
        "highlight-border(1px rgb(0, 0, 0) rgb(255, 255, 255))"
      ),
      ("text()", "text()"), ("text(bold 15px)", "text(bold 15px)"),
      ("text(15px bold italic)", "text(italic bold 15px)"),
      (#"text("A b", serif red)"#, #"text("A b", serif rgb(255, 0, 0))"#),
      ("text(align center center lines 1 break tail-truncation)", "text()"),
      ("text(align left top lines 0)", "text(align left top lines 0)"),
      ("text(align center top)", "text(align center top)"),
      (
        "text(shadow 0 -1px red shadow 1px 1px 2px blue)",
        "text(shadow 0px -1px rgb(255, 0, 0) shadow 1px 1px 2px rgb(0, 0, 255))"
      ),
      (
        "text(decoration line-through underline wavy)",
        "text(decoration underline line-through wavy)"
      ),
      ("image()", "image()"),
      (
        "image(url(a.png) default url(b.png) center size 10px 10px)",
        #"image(url("a.png") default url("b.png") center size 10px 10px)"#
      ),
      ("mask(url(a.png) scale-to-fill luminance)", #"mask(url("a.png") luminance)"#),
      ("blend(SOURCE-ATOP)", "blend(source-atop)"), ("blend(normal)", "blend(normal)"),
      ("part(Image, content() inset(1px))", "part(Image, content() inset(1px))"),
    ])
  func text(text: String, expected: String) throws {
    let pipeline = try #require(Pipeline(parsing: text))
    #expect(pipeline.description == expected)
    #expect(Pipeline(parsing: expected) == pipeline)
  }

  @Test(
    "keeps the prototype of every step",
    arguments: PipelineLibrary.standard.stepTypes.indices)
  func prototypes(index: Int) throws {
    let type = PipelineLibrary.standard.stepTypes[index]
    func check<Step: PipelineStep>(_ type: Step.Type) {
      let prototype = Step.prototype
      // An empty list and a part without steps have no CSS syntax.
      let lacksValue =
        prototype.cssText.hasSuffix("()") && Step.parameters.contains { !$0.form.isOptional }
      guard !lacksValue, !(prototype is PartStep) else { return }
      #expect(Pipeline(parsing: prototype.cssText) == Pipeline([prototype]), "\(prototype.cssText)")
    }
    check(type)
  }
}
