// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A layer of a pipeline")
struct LayerStepTests {
  private let bounds = Rect(x: 10, y: 20, width: 40, height: 40)

  private func list(_ text: String) throws -> [DisplayCommand] {
    let measuring = MeasurementContext.uniform(images: ["mask.png": Size(20, 10)])
    return try #require(Pipeline(parsing: text))
      .displayList(in: bounds, measuring: measuring).commands
  }

  private func fill(_ color: RGBA) -> DisplayCommand { .fill(Path(bounds), .color(color)) }

  @Test("that is blended is a group, in a pipeline that is drawn by itself")
  func blend() throws {
    #expect(
      try list("fill(white) blend(source-atop) fill(black) fill(white)") == [
        .group(DisplayGroup()), fill(.white), .group(DisplayGroup(compositing: .sourceAtop)),
        fill(.black), fill(.white), .end, .end,
      ])
  }

  @Test("with normal blending is not a group")
  func normal() throws {
    #expect(try list("fill(white) blend(normal) fill(black)") == [fill(.white), fill(.black)])
  }

  @Test("that is empty is dropped unless it clears content")
  func empty() throws {
    #expect(try list("fill(white) shadow(0 1px black)") == [fill(.white)])
    #expect(try list("mask(url(mask.png)) shadow(0 1px black) inset(1px)").isEmpty)
    #expect(
      try list("fill(white) blend(clear)") == [
        .group(DisplayGroup()), fill(.white), .group(DisplayGroup(compositing: .clear)), .end, .end,
      ])
  }

  @Test("after a mask is in the frame and not flipped")
  func mask() throws {
    let mask = DisplayImage(
      .url(URLValue("mask.png")), in: Rect(x: 20, y: 35, width: 20, height: 10))
    #expect(
      try list("mask(url(mask.png) center) fill(black)") == [
        .group(DisplayGroup()), .mask(DisplayMask(mask)), fill(.black), .end, .end,
      ])
    let stretched = DisplayImage(.url(URLValue("mask.png")), in: bounds)
    #expect(
      try list("mask(url(mask.png) luminance) fill(black)")[1]
        == .mask(DisplayMask(stretched, usesLuminance: true)))
  }

  @Test("after a missing mask is drawn without it")
  func missingMask() throws {
    #expect(
      try list("mask(url(gone.png)) fill(black)") == [.group(DisplayGroup()), fill(.black), .end])
  }

  @Test("that is a part is not drawn, but found by name")
  func part() throws {
    let text = "part(image, fill(red) part(deep, content())) fill(black) part(b, inset(1px))"
    #expect(try list(text) == [fill(.black)])
    let pipeline = try #require(Pipeline(parsing: text))
    #expect(
      pipeline.part(named: "image")?.description == "fill(rgb(255, 0, 0)) part(deep, content())")
    #expect(pipeline.part(named: "b")?.description == "inset(1px)")
    #expect(pipeline.part(named: "deep") == nil)
    #expect(pipeline.part(named: "Image") == nil)
    #expect(pipeline.parts.map(\.name) == ["image", "b"])
    #expect(pipeline.naturalSize(for: .none, measuring: .uniform, includesInsets: true) == .zero)
  }
}
