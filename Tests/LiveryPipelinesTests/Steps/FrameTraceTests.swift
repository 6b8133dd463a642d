// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines
import Testing

/// The computed frames of Three20's default styles, by default in a box of 100 by 44 px.
@Suite("The frames of Three20's styles")
struct FrameTraceTests {
  private func trace(_ text: String, in bounds: Rect = Rect(x: 0, y: 0, width: 100, height: 44))
    throws -> FrameTrace
  {
    FrameTrace(try #require(Pipeline(parsing: text)), in: bounds)
  }

  @Test("are those of a badge")
  func badge() throws {
    let trace = try trace(
      """
      shape(rounded-rectangle) inset(1px) shadow(0 4px 3px rgb(0 0 0 / 80%)) fill(reflective red)
      inset(-1px) border(2px white) box(padding 1px 7px 2px)
      """)
    #expect(trace.frames[2] == Rect(x: 1, y: 1, width: 98, height: 42))
    #expect(trace.frames[3] == Rect(x: 3, y: 1, width: 94, height: 32))
    #expect(trace.contents[3] == Rect(x: 2, y: 0, width: 96, height: 34))
    #expect(trace.frames[4] == trace.frames[3])
    #expect(trace.frames[5] == Rect(x: 2, y: 0, width: 96, height: 34))
    #expect(trace.frames[6] == Rect(x: 4, y: 2, width: 92, height: 30))
    #expect(trace.contents[7] == Rect(x: 9, y: 1, width: 82, height: 31))
  }

  private func toolbarButton(_ shape: String) throws -> FrameTrace {
    try trace(
      """
      shape(\(shape)) inset(2px 0 1px) shadow(0 1px rgb(255 255 255 / 18%)) fill(reflective navy)
      bevel(1px highlight white shadow gray light 270deg) inset(0 -1px)
      bevel(1px shadow rgb(0 0 0 / 15%) light 270deg) box(padding 8px)
      """)
  }

  @Test("are those of a toolbar button")
  func toolbarButton() throws {
    let trace = try toolbarButton("rounded-rectangle 4.5px")
    #expect(trace.frames[2] == Rect(x: 0, y: 2, width: 100, height: 41))
    #expect(trace.frames[3] == Rect(x: 0, y: 2, width: 100, height: 40))
    #expect(trace.contents[3] == Rect(x: 0, y: 0, width: 100, height: 43))
    #expect(trace.frames[5] == Rect(x: 1, y: 3, width: 98, height: 38))
    #expect(trace.frames[6] == Rect(x: 0, y: 3, width: 100, height: 38))
    // Only the top has a color.
    #expect(trace.frames[7] == Rect(x: 0, y: 4, width: 100, height: 37))
    #expect(trace.contents[8] == Rect(x: 8, y: 8, width: 84, height: 27))
  }

  @Test("are those of a back button, with content inset from the point")
  func backButton() throws {
    let trace = try toolbarButton("left-arrow 4.5px")
    #expect(trace.contents[1] == Rect(x: 4, y: 0, width: 96, height: 44))
    #expect(trace.contents[3] == Rect(x: 4, y: 0, width: 96, height: 43))
    #expect(trace.contents[8] == Rect(x: 12, y: 8, width: 80, height: 27))
    #expect(trace.frames[7] == Rect(x: 0, y: 4, width: 100, height: 37))
  }

  @Test("are those of a search field")
  func searchField() throws {
    let trace = try trace(
      """
      shape(rounded-rectangle) inset(1px 0) shadow(0 1px rgb(255 255 255 / 40%)) fill(white)
      inner-shadow(0 2px 3px rgb(0 0 0 / 40%))
      bevel(1px highlight rgb(0 0 0 / 25%) shadow rgb(0 0 0 / 40%) light 270deg)
      """)
    #expect(trace.frames[2] == Rect(x: 0, y: 1, width: 100, height: 42))
    #expect(trace.frames[3] == Rect(x: 0, y: 1, width: 100, height: 41))
    #expect(trace.frames[5] == trace.frames[3])
    #expect(trace.frames[6] == Rect(x: 1, y: 2, width: 98, height: 39))
    #expect(trace.contents[6] == Rect(x: 0, y: 0, width: 100, height: 43))
  }

  @Test("are those of a selected tab")
  func tab() throws {
    let trace = try trace(
      """
      shape(rounded-rectangle 4.5px 4.5px 0 0) inset(5px 1px 0) fill(reflective silver)
      inset(-1px -1px 0) border-sides(1px top gray right gray left gray) box(padding 6px 12px 2px)
      """)
    #expect(trace.frames[2] == Rect(x: 1, y: 5, width: 98, height: 39))
    #expect(trace.frames[4] == Rect(x: 0, y: 4, width: 100, height: 40))
    #expect(trace.frames[5] == Rect(x: 1, y: 5, width: 98, height: 39))
    #expect(trace.contents[6] == Rect(x: 12, y: 6, width: 76, height: 36))
  }

  @Test("are those of a selected round tab")
  func roundTab() throws {
    let trace = try trace(
      """
      shape(rounded-rectangle) inset(9px 1px 8px) shadow(0 1px rgb(255 255 255 / 80%))
      fill(reflective gray) inner-shadow(1px 1px 1px rgb(0 0 0 / 30%)) inset(-1px)
      box(padding 0 10px)
      """)
    #expect(trace.frames[2] == Rect(x: 1, y: 9, width: 98, height: 27))
    #expect(trace.frames[3] == Rect(x: 1, y: 9, width: 98, height: 26))
    #expect(trace.frames[5] == Rect(x: 1, y: 9, width: 98, height: 26))
    #expect(trace.frames[6] == Rect(x: 0, y: 8, width: 100, height: 28))
    #expect(trace.contents[7] == Rect(x: 10, y: 0, width: 80, height: 43))
  }

  @Test("are those of the button that posts a text")
  func postButton() throws {
    let pipeline = try #require(
      Pipeline(
        parsing: """
          shape(rounded-rectangle 13px) inset(2px 0 1px) shadow(0 1px rgb(255 255 255 / 50%))
          fill(reflective navy) border(1px linear-gradient(navy, blue)) inset(0 -1px)
          box(padding 8px 9px)
          """))
    let trace = FrameTrace(pipeline)
    #expect(trace.frames[2] == Rect(x: 0, y: 2, width: 100, height: 41))
    #expect(trace.frames[3] == Rect(x: 0, y: 2, width: 100, height: 40))
    #expect(trace.frames[5] == Rect(x: 1, y: 3, width: 98, height: 38))
    #expect(trace.frames[6] == Rect(x: 0, y: 3, width: 100, height: 38))
    #expect(trace.contents[7] == Rect(x: 9, y: 8, width: 82, height: 27))
    let list = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 44), measuring: .uniform)
    #expect(list.strokeBounds == [Rect(x: 0.5, y: 2.5, width: 99, height: 39)])
  }

  @Test("are those of the button that closes a launcher's item, in 30 by 30 px")
  func closeButton() throws {
    let text = """
      shape(rounded-rectangle) inset(1px) shadow(0 3px 2px rgb(0 0 0 / 50%)) fill(black) inset(-1px)
      border(2px white)
      """
    let bounds = Rect(x: 0, y: 0, width: 30, height: 30)
    let trace = try trace(text, in: bounds)
    #expect(trace.frames[2] == Rect(x: 1, y: 1, width: 28, height: 28))
    #expect(trace.frames[3] == Rect(x: 2, y: 1, width: 26, height: 22))
    #expect(trace.frames[5] == Rect(x: 1, y: 0, width: 28, height: 24))
    let list = try #require(Pipeline(parsing: text)).displayList(in: bounds, measuring: .uniform)
    #expect(list.strokeBounds == [Rect(x: 2, y: 1, width: 26, height: 22)])
  }

  @Test("are those of the demonstration of a shadow")
  func dropShadow() throws {
    let text = """
      shape(rounded-rectangle 10px) shadow(2px 2px 5px rgb(0 0 0 / 50%)) inset(0.25px) fill(white)
      inset(-0.25px) border(1px black)
      """
    let trace = try trace(text)
    #expect(trace.frames[2] == Rect(x: 0, y: 0, width: 89, height: 33))
    #expect(trace.frames[3] == Rect(x: 0.25, y: 0.25, width: 88.5, height: 32.5))
    #expect(trace.frames[5] == Rect(x: 0, y: 0, width: 89, height: 33))
    let bounds = Rect(x: 0, y: 0, width: 100, height: 44)
    let list = try #require(Pipeline(parsing: text)).displayList(in: bounds, measuring: .uniform)
    #expect(list.strokeBounds == [Rect(x: 0.5, y: 0.5, width: 88, height: 32)])
  }
}

extension DisplayList {
  /// The bounding boxes of the drawn lines.
  var strokeBounds: [Rect] {
    commands.compactMap { command in
      guard case .stroke(let path, _, _) = command else { return nil }
      return path.bounds
    }
  }
}
