// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A button drawn by pipelines")
struct StyledButtonTests {
  /// An image of 20 by 10 px for every address.
  private struct Pictures: ImageMeasuring {
    func size(of source: ImageSource) -> Size? {
      source == .url(URLValue("missing.png")) ? nil : Size(20, 10)
    }
  }

  private let measuring = MeasurementContext(text: UniformTextMeasuring(), images: Pictures())
  private let picture = ImageSource.url(URLValue("a.png"))

  private func button(_ pipeline: String, image: ImageSource? = nil) throws -> StyledButton {
    StyledButton(
      ButtonContent(title: "Done", image: image),
      StatePipelines(normal: try #require(Pipeline(parsing: pipeline))))
  }

  /// Returns the positions of the texts and images that a list draws.
  private func frames(_ list: DisplayList) -> (text: Point?, image: Rect?) {
    var text: Point?
    var image: Rect?
    for command in list.commands {
      if case .text(_, let origin) = command { text = origin }
      if case .image(let drawn) = command { image = drawn.frame }
    }
    return (text, image)
  }

  @Test(
    "draws its state: selected before highlighted before disabled",
    arguments: [
      (ControlState.normal, "Normal"), (.highlighted, "Highlighted"), (.disabled, "Disabled"),
      ([.highlighted, .disabled], "Highlighted"), ([.selected, .highlighted], "Selected"),
      (.focused, "Normal"),
    ] as [(ControlState, String)])
  func states(state: ControlState, title: String) throws {
    var button = try button("text()")
    button.contents[.normal]?.title = "Normal"
    button.contents[.highlighted]?.title = "Highlighted"
    button.contents[.selected]?.title = "Selected"
    button.contents[.disabled]?.title = "Disabled"
    #expect(button.content(in: state).title == title)
  }

  @Test("uses the normal state for missing values")
  func fallback() throws {
    var button = try button("text()", image: picture)
    button.contents[.highlighted] = ButtonContent(title: "Pressed")
    let content = button.content(in: .highlighted)
    #expect(content.title == "Pressed")
    #expect(content.image == picture)
    #expect(content.pipeline == button.content(in: .normal).pipeline)
  }

  @Test("draws its text in bold 12px by default")
  func font() throws {
    let plain = try button("text()")
    #expect(plain.naturalSize(measuring: measuring).width == 4 * 6)
    let large = try button("text(20px)")
    #expect(large.naturalSize(measuring: measuring).width == 4 * 10)
    var largeButton = plain
    largeButton.font = CSSFont(families: [], size: 30)
    #expect(largeButton.naturalSize(measuring: measuring).width == 4 * 15)
  }

  @Test("has its picture left of the text, which is centered in the remaining space")
  func horizontal() throws {
    let button = try button(
      "part(image, box(margin 0px 4px 0px 1px) image(center)) text(20px)", image: picture)
    // The image's 20px and its right margin of 4px are taken from the left.
    let size = button.naturalSize(measuring: measuring)
    #expect(size.width == 40 + 24)
    let bounds = Rect(x: 0, y: 0, width: 104, height: 44)
    let list = button.displayList(in: bounds, measuring: measuring)
    #expect(try #require(frames(list).text).x == 24 + (80 - 40) / 2)
    #expect(try #require(frames(list).image).minX == 44 - 24 + 1)
    #expect(
      button.imageFrame(in: bounds, measuring: measuring)?.size == Size(20, 10))
  }

  @Test("has its picture above the text in a vertical button")
  func vertical() throws {
    var button = try button(
      "part(image, box(margin -7px 0px 11px 0px) image(center)) text(20px)", image: picture)
    button.isVertical = true
    let size = button.naturalSize(measuring: measuring)
    #expect(size == Size(40, 24 + 10 + 4))
    let list = button.displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 114), measuring: measuring)
    // 14px are taken from the top; in the remaining 100px, the text of 24px is centered.
    #expect(try #require(frames(list).text).y == 14 + (100 - 24) / 2)
    // The image is centered in the button, starting 7px above its top.
    #expect(
      frames(list).image
        == Rect(x: 40, y: -7 + ((114 + 7) - 10) / 2, width: 20, height: 10).roundedDown)
  }

  @Test("measures its part in the drawn font")
  func partFont() throws {
    var button = try button("part(image, text()) text()")
    #expect(button.naturalSize(measuring: measuring).width == 2 * 4 * 6)
    button.font = CSSFont(families: [], size: 30)
    #expect(button.naturalSize(measuring: measuring).width == 2 * 4 * 15)
  }

  @Test("does not apply its border and padding to its part")
  func partBox() throws {
    let button = try button(
      "part(image, image(center) background(red clip content-box)) "
        + "border-box(border 3px padding 2px) text(20px)", image: picture)
    let bounds = Rect(x: 0, y: 0, width: 104, height: 54)
    let frame = try #require(button.imageFrame(in: bounds, measuring: measuring))
    let fills = button.displayList(in: bounds, measuring: measuring).commands.compactMap {
      if case .fill(let path, _, _) = $0 { path.bounds } else { nil }
    }
    #expect(fills == [frame])
  }

  @Test("reserves space for its picture in a box with border and padding")
  func borderBox() throws {
    let button = try button(
      "part(image, box(margin 0px 4px 0px 0px) image(center)) border-box(border 3px padding 2px) text(20px align left)",
      image: picture)
    let list = button.displayList(
      in: Rect(x: 0, y: 0, width: 104, height: 44), measuring: measuring)
    #expect(try #require(frames(list).text).x == 24 + 5)
    #expect(try #require(frames(list).image).minX == 5)
  }

  @Test("includes its picture in the overflow of its box")
  func overflow() throws {
    let button = try button("part(image, image(center)) fill(red)", image: picture)
    let size = Size(30, 4)
    let without = button.content(in: .normal).pipeline?.overflow(for: size, measuring: measuring)
    let overflow = button.overflow(for: size, measuring: measuring)
    // The image is 10px high and begins at the top of the box.
    #expect(overflow.bottom == 6 && without == .zero)
  }

  @Test("shows the default picture while its own is missing")
  func defaultPicture() throws {
    var button = try button("image(center)", image: .url(URLValue("missing.png")))
    button.contents[.normal]?.defaultImage = picture
    let list = button.displayList(in: Rect(x: 0, y: 0, width: 40, height: 40), measuring: measuring)
    let sources = list.commands.compactMap { command -> ImageSource? in
      if case .image(let drawn) = command { drawn.source } else { nil }
    }
    #expect(sources == [picture])
  }
}

extension Rect {
  /// The rectangle with its origin rounded down to whole px.
  fileprivate var roundedDown: Rect {
    Rect(x: minX.rounded(.down), y: minY.rounded(.down), width: width, height: height)
  }
}
