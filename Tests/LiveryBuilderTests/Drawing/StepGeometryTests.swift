// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering
  import Testing

  @testable import LiveryBuilder

  @Suite("The geometry of steps in a picture")
  struct StepGeometryTests {
    private func geometry(_ text: String) throws -> [StepGeometry] {
      let pipeline = try #require(Pipeline(parsing: text))
      return StylePicture(pipeline, content: PipelineContent(text: "A"))
        .geometry(in: Rect(x: 10, y: 20, width: 100, height: 40), by: Renderer())
    }

    /// Returns the anchor of a step's parameter as JSON.
    private func anchor(_ text: String, _ step: Int, _ parameter: String) throws -> String? {
      try geometry(text)[step].anchors[parameter].map { MessageCoder.text($0) }
    }

    @Test(
      "has the box from which distances are measured",
      arguments: [
        ("inset(1px 2px 3px 4px) fill(red)", 0, "insets", "[10,20,100,40]"),
        ("inset(5px) inset(1px 2px 3px 4px)", 1, "insets", "[15,25,90,30]"),
        ("inset(5px) box(padding 2px 4px) text()", 1, "padding", "[10,20,100,40]"),
        ("box(padding 2px) box(padding 3px) text()", 1, "padding", "[12,22,96,36]"),
      ])
    func boxes(_ text: String, _ step: Int, _ parameter: String, _ box: String) throws {
      #expect(try anchor(text, step, parameter) == #"{"box":\#(box)}"#)
    }

    @Test("lacks distances that move no frame")
    func margin() throws { #expect(try anchor("box(margin 2px) text()", 0, "margin") == nil) }

    @Test("has the origin of offsets in the frame that casts the shadow")
    func offsets() throws {
      #expect(
        try anchor("shadow(4px 6px black) fill(red)", 0, "offset") == #"{"point":[58,37]}"#)
      #expect(
        try anchor("inner-shadow(4px 6px black) fill(red)", 0, "offset") == #"{"point":[60,40]}"#)
    }

    @Test(
      "has the line of a gradient",
      arguments: [
        (
          "linear-gradient(to right, red 20%, blue 80%)",
          #"{"end":[110,40],"length":100,"start":[10,40]}"#
        ),
        (
          "radial-gradient(circle closest-side at 30px 20px, red, blue)",
          #"{"end":[60,40],"length":20,"start":[40,40]}"#
        ),
        (
          "conic-gradient(from 90deg, red, blue)",
          #"{"center":[60,40],"from":90,"radius":20}"#
        ),
      ])
    func gradients(_ gradient: String, _ line: String) throws {
      #expect(try anchor("fill(\(gradient))", 0, "gradient") == line)
    }

    @Test("has the shape in the frame in which it is drawn first")
    func shapes() throws {
      #expect(
        try anchor("shape(capsule) inset(2px) shadow(0 4px black) fill(red)", 0, "shape")
          == #"{"box":[12,22,96,32]}"#)
      #expect(try anchor("shape(capsule) text()", 0, "shape") == #"{"box":[10,20,100,40]}"#)
      #expect(
        try anchor("shape(speech-bubble 5px 90deg 90deg 20px 10px) fill(red)", 0, "shape")
          == #"{"box":[10,30,100,30],"pointer":[[50,30],[60,20],[70,30]]}"#)
    }

    @Test("has the transformation of the steps")
    func transforms() throws {
      let steps = try geometry("fill(red) transform(translate(5px, 7px)) fill(blue)")
      #expect(steps.map(\.name) == ["fill", "transform", "fill"])
      #expect(steps[1].transform.map { MessageCoder.text($0) } == ["1", "0", "0", "1", "0", "0"])
      #expect(steps[2].transform.map { MessageCoder.text($0) } == ["1", "0", "0", "1", "5", "7"])
    }
  }
#endif
