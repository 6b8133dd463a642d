// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A label and an image view drawn by pipelines")
struct StyledLabelTests {
  private struct Pictures: ImageMeasuring {
    func size(of source: ImageSource) -> Size? {
      source == .url(URLValue("missing.png")) ? nil : Size(20, 10)
    }
  }

  private let measuring = MeasurementContext(text: UniformTextMeasuring(), images: Pictures())

  @Test("a label breaks its text in the available width")
  func wrapping() throws {
    let pipeline = try #require(Pipeline(parsing: "box(padding 2px) text(10px lines 0)"))
    let label = StyledLabel("one two", pipeline)
    #expect(label.naturalSize(measuring: measuring) == Size(7 * 5 + 4, 12 + 4))
    #expect(label.naturalSize(within: 24, measuring: measuring) == Size(3 * 5 + 4, 24 + 4))
  }

  @Test("a label uses the host's font by default")
  func font() throws {
    let pipeline = try #require(Pipeline(parsing: "text()"))
    let label = StyledLabel("abcd", pipeline, font: CSSFont(families: [], size: 20))
    #expect(label.naturalSize(measuring: measuring) == Size(40, 24))
    let list = label.displayList(in: Rect(x: 0, y: 0, width: 100, height: 24), measuring: measuring)
    #expect(
      list.commands.contains { command in
        if case .text(let text, _) = command { text.block.font.size == 20 } else { false }
      })
  }

  @Test(
    "an image view draws its picture once, in the pipeline or on top",
    arguments: ["shape(rounded-rectangle 4px) content()", "fill(red)", "image()"])
  func picture(text: String) throws {
    let pipeline = try #require(Pipeline(parsing: text))
    let view = StyledImageView(.url(URLValue("a.png")), pipeline)
    let list = view.displayList(in: Rect(x: 0, y: 0, width: 40, height: 20), measuring: measuring)
    let frames = list.commands.compactMap { command -> Rect? in
      if case .image(let image) = command { image.frame } else { nil }
    }
    #expect(frames == [Rect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test("an image view is as large as its picture with its insets")
  func size() throws {
    let pipeline = try #require(Pipeline(parsing: "box(padding 3px) content()"))
    let view = StyledImageView(.url(URLValue("a.png")), pipeline)
    #expect(view.naturalSize(measuring: measuring) == Size(26, 16))
    let missing = StyledImageView(
      .url(URLValue("missing.png")), pipeline, default: .url(URLValue("b.png")))
    #expect(missing.naturalSize(measuring: measuring) == Size(26, 16))
  }
}
