// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("A pipeline with steps that cannot be parsed")
struct ReadablePipelineTests {
  private func pipeline(_ text: String, _ values: [String: String] = [:]) -> PipelineText {
    PipelineText(text, in: ParsingContext(library: .standard, values: values))
  }

  @Test(
    "is drawn without them",
    arguments: [
      ("fill(red) text()", "fill(red) text()", []),
      ("fill(red) glow(3px) text()", "fill(red)  text()", ["glow(3px)"]),
      ("shape() /* off: glow() */ 5px", " /* off: glow() */ none", ["shape()", "5px"]),
      (
        "part(image, fill(red) glow(1px)) text()", "part(image, fill(red) inset(0px)) text()",
        ["glow(1px)"]
      ),
      (
        "part(a, part(b, 5px) fill())", "part(a, part(b, inset(0px)) inset(0px))",
        ["5px", "fill()"]
      ),
      ("fill(var(--x)) text()", " text()", ["fill(var(--x))"]),
      ("fill(red), text()", "fill(red) text()", [","]),
    ])
  func readable(text: String, drawn: String, unreadable: [String]) throws {
    let readable = pipeline(text).readable()
    #expect(readable.text == drawn)
    #expect(readable.unreadable == unreadable)
    let value = readable.text.trimmed
    #expect(try #require(Pipeline(parsing: value)).steps.isEmpty == value.contains("none"))
  }

  @Test("keeps variables whose values are steps")
  func variables() {
    let values = ["var(--steps)": "fill(red) text()", "var(--number)": "5px"]
    let readable = pipeline("var(--steps) var(--number)", values).readable()
    #expect(readable.unreadable == ["var(--number)"])
    let assumed = pipeline("fill(var(--x)) glow()").readable(assumingVariables: true)
    #expect(assumed.unreadable == ["glow()"])
  }

  @Test("keeps their text when another value of the same step changes")
  func verbatim() throws {
    var text = pipeline("part(image,  glow( 1px )   fill(red))")
    try text.set(["name"], of: StepPath(0), to: "icon")
    #expect(text.text == "part(icon,  glow( 1px )   fill(red))")
    try text.set(["color"], of: StepPath(0).child("steps", 1), to: "navy")
    #expect(text.text == "part(icon,  glow( 1px )   fill(navy))")
    let items = try ItemMessage.items(of: text)
    #expect(items[0].kind == "step")
    #expect(items[0].problem == "a step inside cannot be read, and is not drawn")
    let nested = items[0].parameters.last?.value?.items ?? []
    #expect(nested.map(\.kind) == ["unknown", "step"])
    #expect(nested.map(\.problem) == ["there is no step 'glow'", nil])
  }
}
