// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A path shape")
struct PathOutlineTests {
  private let triangle = OutlineData("M 0 0 L 10 5 L 0 10 Z")

  @Test("has coordinates relative to the upper left corner of the frame")
  func inPixels() throws {
    let path = PathOutline(try #require(triangle)).outline(
      in: Rect(x: 100, y: 200, width: 50, height: 50))
    #expect(path.description == "M 100 200 L 110 205 L 100 210 Z")
  }

  @Test(
    "with a size is fitted into the frame",
    arguments: [
      (CSSContentMode.scaleToFill, Rect(x: 100, y: 200, width: 40, height: 20)),
      (.redraw, Rect(x: 100, y: 200, width: 40, height: 20)),
      (.aspectFit, Rect(x: 110, y: 200, width: 20, height: 20)),
      (.aspectFill, Rect(x: 100, y: 190, width: 40, height: 40)),
      (.center, Rect(x: 115, y: 205, width: 10, height: 10)),
      (.topLeft, Rect(x: 100, y: 200, width: 10, height: 10)),
      (.bottomRight, Rect(x: 130, y: 210, width: 10, height: 10)),
      (.top, Rect(x: 115, y: 200, width: 10, height: 10)),
      (.right, Rect(x: 130, y: 205, width: 10, height: 10)),
      (.bottom, Rect(x: 115, y: 210, width: 10, height: 10)),
      (.left, Rect(x: 100, y: 205, width: 10, height: 10)),
      (.topRight, Rect(x: 130, y: 200, width: 10, height: 10)),
      (.bottomLeft, Rect(x: 100, y: 210, width: 10, height: 10)),
    ])
  func fitted(mode: CSSContentMode, bounds: Rect) throws {
    let shape = PathOutline(try #require(triangle), size: Size(10, 10), contentMode: mode)
    #expect(shape.outline(in: Rect(x: 100, y: 200, width: 40, height: 20)).bounds == bounds)
  }

  @Test("is dropped and reported if the path is invalid")
  func broken() throws {
    let text = #"shape(path("M 0 0 L 10")) fill(rgb(255, 0, 0))"#
    #expect(Pipeline(parsing: text) == nil)
    let value = try #require(Property.liveryPipeline.value(parsing: text))
    var problems: [PipelineProblem] = []
    let pipeline = try #require(Pipeline(value, problems: &problems))
    #expect(pipeline.steps.count == 1)
    #expect(problems.map(\.index) == [0])
    #expect(problems.first?.text == #"shape(path("M 0 0 L 10"))"#)
  }

  @Test("has sides that face up, right, down and left")
  func sides() throws {
    let plus = try #require(OutlineData("M3 0h4v3h3v4h-3v3h-4v-3h-3v-4h3z"))
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let top = PathOutline(plus).edge(.top, in: frame, light: 125)
    #expect(top.description == "M 3 0 L 7 0 M 7 3 L 10 3 M 0 3 L 3 3")
    let left = PathOutline(plus).edge(.left, in: frame, light: 125)
    #expect(left.description == "M 3 10 L 3 7 M 0 7 L 0 3 M 3 3 L 3 0")
  }

  @Test("has the same sides if drawn in the opposite direction")
  func counterclockwise() throws {
    let box = PathOutline(try #require(OutlineData("M0 0v10h20v-10z")))
    let frame = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(box.edge(.top, in: frame, light: 125).bounds == Rect(x: 0, y: 0, width: 20, height: 0))
    #expect(
      box.edge(.right, in: frame, light: 125).bounds == Rect(x: 20, y: 0, width: 0, height: 10))
    #expect(
      box.edge(.bottom, in: frame, light: 125).bounds == Rect(x: 0, y: 10, width: 20, height: 0))
    #expect(box.edge(.left, in: frame, light: 125).bounds == Rect(x: 0, y: 0, width: 0, height: 10))
  }

  @Test(
    "has sides that form the entire outline",
    arguments: [
      "M0 0h10v10h-10z", "M3 0h4v3h3v4h-3v3h-4v-3h-3v-4h3z", "M0 5A5 5 0 1 1 10 5 5 5 0 1 1 0 5z",
      "M0 0Q10 0 10 10T20 20L0 20z", "M0 0h20v20h-20zM5 5v10h10v-10z",
    ])
  func allSides(text: String) throws {
    let shape = PathOutline(try #require(OutlineData(text)))
    let frame = Rect(x: 5, y: 6, width: 20, height: 20)
    let sides = Path(edgesOf: shape, in: frame, light: 45)
    #expect(abs(sides.length - shape.outline(in: frame).length) < 0.01)
  }
}
