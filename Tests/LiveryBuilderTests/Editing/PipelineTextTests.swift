// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("The text of a pipeline")
struct PipelineTextTests {
  private let text = """
     shape(rounded-rectangle)
        inset(1px) /* room for the light */
        /* the glow */ shadow(0 1px 2PX BLACK)
        fill(reflective var(--tint)) /* off: border(2px white) */
    """

  private func edited(
    _ text: String, _ edit: (inout PipelineText) throws(EditError) -> Void
  ) throws -> String {
    let values = ["var(--tint)": "red"]
    var pipeline = PipelineText(text, in: ParsingContext(library: .standard, values: values))
    try edit(&pipeline)
    return pipeline.text
  }

  @Test("is divided into steps, disabled steps and comments")
  func items() throws {
    let pipeline = PipelineText(text, in: ParsingContext(library: .standard))
    let items = try pipeline.sequence().items
    #expect(
      items.map { pipeline.stepText(of: $0) } == [
        "shape(rounded-rectangle)", "inset(1px)", "shadow(0 1px 2PX BLACK)",
        "fill(reflective var(--tint))", "border(2px white)",
      ])
    #expect(items.last?.kind == .disabled("border(2px white)"))
    #expect(try pipeline.sequence().enabledCount == 4)
  }

  @Test("keeps comments and white space when a step moves, and comments go with their steps")
  func move() throws {
    let moved = try edited(text) { pipeline throws(EditError) in
      try pipeline.move(StepPath(2), to: StepPath(0))
    }
    #expect(
      moved == """
         /* the glow */ shadow(0 1px 2PX BLACK)
            shape(rounded-rectangle)
            inset(1px) /* room for the light */
            fill(reflective var(--tint)) /* off: border(2px white) */
        """)
    let back = try edited(moved) { pipeline throws(EditError) in
      try pipeline.move(StepPath(0), to: StepPath(2))
    }
    #expect(back == text)
  }

  @Test(
    "inserts a step at any position",
    arguments: [
      ("none", 0, "fill(red)"), ("\n  none", 0, "\n  fill(red)"),
      ("inset(1px)", 0, "fill(red) inset(1px)"), ("inset(1px)", 1, "inset(1px) fill(red)"),
      ("inset(1px)\n  text()", 1, "inset(1px)\n  fill(red)\n  text()"),
      ("none /* off: text() */", 1, "/* off: text() */ fill(red)"),
      ("/* a */ inset(1px) /* b */", 1, "/* a */ inset(1px) /* b */ fill(red)"),
    ])
  func insert(text: String, index: Int, expected: String) throws {
    #expect(
      try edited(text) { pipeline throws(EditError) in
        try pipeline.insert("fill(red)", at: StepPath(index))
      } == expected)
  }

  @Test(
    "removes a step and keeps the text around it",
    arguments: [
      ("inset(1px)", 0, "none"), ("inset(1px) text()", 0, "text()"),
      ("inset(1px) text()", 1, "inset(1px)"),
      ("inset(1px) /* a */ text()", 1, "inset(1px) /* a */"),
      ("inset(1px)\n  text()\n  fill(red)", 1, "inset(1px)\n  fill(red)"),
      ("inset(1px) /* off: text() */", 1, "inset(1px)"),
      ("inset(1px) /* off: text() */", 0, "none /* off: text() */"),
    ])
  func remove(text: String, index: Int, expected: String) throws {
    #expect(
      try edited(text) { pipeline throws(EditError) in try pipeline.remove(StepPath(index)) }
        == expected)
  }

  @Test(
    "disables any step as a comment and enables it again",
    arguments: [
      "fill(red) text()", "fill(/* why */ red) text()", #"fill(/* a *\/ b */ red) text()"#,
      "fill(red)", "\n  fill(red)\n  text()",
    ])
  func toggle(text: String) throws {
    let disabled = try edited(text) { pipeline throws(EditError) in try pipeline.toggle(StepPath(0))
    }
    #expect(disabled.contains("/* off: fill("))
    #expect(
      try edited(disabled) { pipeline throws(EditError) in try pipeline.toggle(StepPath(0)) }
        == text)
    let value = disabled.contains("text()") ? 1 : 0
    #expect(Pipeline(parsing: disabled)?.steps.count == value)
  }

  @Test(
    "edits nested steps",
    arguments: [
      ("part(image, box() image())", [0, 1], "part(image, image() box())"),
      (
        "part(image, /* a */ box()\n image()) text()", [0, 1],
        "part(image, image()\n /* a */ box()) text()"
      ),
    ])
  func nested(text: String, indices: [Int], expected: String) throws {
    let first = StepPath(indices[0]).child("steps", 0)
    #expect(
      try edited(text) { pipeline throws(EditError) in
        try pipeline.move(first, to: StepPath(indices[0]).child("steps", indices[1]))
      } == expected)
    #expect(throws: EditError.lastStep) {
      try edited("part(image, box())") { pipeline throws(EditError) in try pipeline.remove(first) }
    }
  }

  @Test("moves a step into a part and out of it")
  func moveBetween() throws {
    let text = "text() part(image, box())"
    let inside = try edited(text) { pipeline throws(EditError) in
      try pipeline.move(StepPath(0), to: StepPath(1).child("steps", 1))
    }
    #expect(inside == "part(image, box() text())")
    let outside = try edited(inside) { pipeline throws(EditError) in
      try pipeline.move(StepPath(0).child("steps", 1), to: StepPath(0))
    }
    #expect(outside == text)
  }

  @Test(
    "changes one parameter and keeps the text of the others",
    arguments: [
      ("shadow(0 1PX 2PX BLACK)", ["blur"], "3px", "shadow(0 1PX 3px BLACK)"),
      (
        "shadow(0 1PX /* soft */ 2PX BLACK)", ["color"], "#f00", "shadow(0 1PX /* soft */ 2PX #f00)"
      ),
      ("shadow(0 1px black)", ["blur"], "3px", "shadow(0 1px 3px black)"),
      ("shadow(0 1px black)", ["spread"], "3px", "shadow(0 1px 0px 3px black)"),
      ("shadow(0 1px 3px 4px black)", ["spread"], "", "shadow(0 1px 3px black)"),
      (
        "fill(reflective var(--tint))", ["bottom-highlight"], "true",
        "fill(reflective var(--tint) bottom-highlight)"
      ),
      (
        "fill(reflective var(--tint) bottom-highlight)", ["bottom-highlight"], "false",
        "fill(reflective var(--tint))"
      ),
      ("fill(reflective red)", ["color"], "var(--tint)", "fill(reflective var(--tint))"),
      ("shape(rounded-rectangle 4px)", ["shape", "radius"], "8px", "shape(rounded-rectangle 8px)"),
      ("shape(rectangle)", ["shape"], "capsule", "shape(capsule)"),
      ("inset(1px)", ["insets"], "1px 2px 3px 4px", "inset(1px 2px 3px 4px)"),
      ("text(white)", ["font"], "bold 15px", "text(bold 15px white)"),
      ("text(bold 15px white)", ["lines"], "0", "text(bold 15px white lines 0)"),
      (
        "text(white shadow 0 1px black)", ["shadow"], "0 1px black shadow 0 2px red",
        "text(white shadow 0 1px black shadow 0 2px red)"
      ),
      ("part(image, box())", ["name"], "icon", "part(icon, box())"),
    ])
  func set(step: String, parameter: [String], value: String, expected: String) throws {
    #expect(
      try edited("inset(1px) \(step)") { pipeline throws(EditError) in
        try pipeline.set(parameter, of: StepPath(1), to: value)
      } == "inset(1px) \(expected)")
  }

  @Test(
    "rejects an invalid value with the accepted grammar",
    arguments: [
      ("fill(red)", "color", "12px"), ("shadow(0 1px black)", "blur", "-1px"),
      ("shadow(0 1px black)", "color", ""), ("inset(1px)", "insets", "1px) fill(red"),
      ("text()", "lines", "-1"), ("text()", "font", "white"),
    ])
  func reject(step: String, parameter: String, value: String) {
    #expect(throws: EditError.self) {
      try edited(step) { pipeline throws(EditError) in
        try pipeline.set([parameter], of: StepPath(0), to: value)
      }
    }
  }
}
