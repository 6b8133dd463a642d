// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A picture")
struct PictureStepTests {
  private let bounds = Rect(x: 10, y: 20, width: 40, height: 40)
  private let measuring = MeasurementContext.uniform(images: [
    "wide.png": Size(20, 10), "own.png": Size(8, 8), "big.png": Size(100, 50),
    "nine.png": Size(30, 20),
  ])

  private func image(_ address: String) -> ImageSource { .url(URLValue(address)) }

  private func list(_ text: String, content: PipelineContent = .none) throws -> [DisplayCommand] {
    try #require(Pipeline(parsing: text))
      .displayList(in: bounds, content: content, measuring: measuring).commands
  }

  @Test(
    "fits the content frame by both ratios",
    arguments: [
      ("scale-to-fill", Rect(x: 10, y: 20, width: 40, height: 40)),
      ("aspect-fit", Rect(x: 10, y: 30, width: 40, height: 20)),
      ("center", Rect(x: 20, y: 35, width: 20, height: 10)),
      ("top-right", Rect(x: 30, y: 20, width: 20, height: 10)),
      ("bottom", Rect(x: 20, y: 50, width: 20, height: 10)),
    ])
  func contentModes(mode: String, expected: Rect) throws {
    #expect(
      try list("image(url(wide.png) \(mode))") == [
        .image(DisplayImage(image("wide.png"), in: expected))
      ])
  }

  @Test("that is larger than the content frame is clipped to it")
  func overflow() throws {
    #expect(
      try list("image(url(wide.png) aspect-fill)") == [
        .clip(Path(bounds)),
        .image(DisplayImage(image("wide.png"), in: Rect(x: -10, y: 20, width: 80, height: 40))),
        .end,
      ])
    #expect(
      try list("image(url(big.png) center)") == [
        .clip(Path(bounds)),
        .image(DisplayImage(image("big.png"), in: Rect(x: -20, y: 15, width: 100, height: 50))),
        .end,
      ])
  }

  @Test("is clipped to the shape, and later steps are not")
  func shape() throws {
    let rect = Rect(x: 20, y: 35, width: 20, height: 10)
    #expect(
      try list("shape(rounded-rectangle 2px) image(url(wide.png) center) fill(black)") == [
        .clip(RoundedRectangle(2).outline(in: rect)),
        .image(DisplayImage(image("wide.png"), in: rect)), .end,
        .fill(RoundedRectangle(2).outline(in: bounds), .color(.black)),
      ])
  }

  @Test("is the step's, otherwise the default, otherwise the program's")
  func sources() throws {
    func drawn(_ text: String, contentImage: String?) throws -> [ImageSource] {
      try list(text, content: PipelineContent(image: contentImage.map(image))).compactMap {
        command in
        guard case .image(let image) = command else { return nil }
        return image.source
      }
    }
    #expect(
      try drawn("image(url(wide.png) default url(big.png))", contentImage: "own.png") == [
        image("wide.png")
      ])
    #expect(
      try drawn("image(url(gone.png) default url(own.png))", contentImage: "big.png") == [
        image("own.png")
      ])
    #expect(try drawn("image()", contentImage: "own.png") == [image("own.png")])
    #expect(
      try drawn("image(url(gone.png) default url(lost.png))", contentImage: "own.png") == [
        image("own.png")
      ])
    #expect(try drawn("image(default url(own.png))", contentImage: nil) == [image("own.png")])
    #expect(try drawn("image(url(gone.png))", contentImage: nil).isEmpty)
    #expect(try drawn("image()", contentImage: "gone.png").isEmpty)
  }

  @Test("has its declared natural size, or its own if the content mode keeps it")
  func naturalSize() throws {
    func size(_ text: String, contentImage: String? = nil) throws -> Size {
      let content = PipelineContent(image: contentImage.map(image))
      return try #require(Pipeline(parsing: text))
        .naturalSize(for: content, measuring: measuring)
    }
    #expect(try size("image(url(wide.png))") == .zero)
    #expect(try size("image(url(wide.png) aspect-fit)") == .zero)
    #expect(try size("image(url(wide.png) center)") == Size(20, 10))
    #expect(try size("image(center)", contentImage: "own.png") == Size(8, 8))
    #expect(try size("image(url(wide.png) size 5px 0)") == Size(5, 0))
    #expect(try size("box(padding 1px) image(url(wide.png) left)") == Size(22, 12))
    #expect(try size("image(url(gone.png) center)") == .zero)
  }

  @Test("may be drawn in one color")
  func tint() throws {
    let commands = try list("image(url(wide.png) center tint rgb(255 0 0 / 50%))")
    #expect(commands.count == 3)
    let matrix: [Double] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
    #expect(commands.first == .group(DisplayGroup(filters: [.colorMatrix(matrix)])))
    #expect(try list("image(url(wide.png) tint transparent)").isEmpty)
  }

  @Test(
    "fills the shape once or as tiles",
    arguments: [
      ("fill(url(wide.png))", Rect(x: 10, y: 20, width: 40, height: 40), false, false),
      ("fill(url(wide.png) aspect-fill)", Rect(x: -10, y: 20, width: 80, height: 40), false, false),
      ("fill(url(wide.png) repeat)", Rect(x: 10, y: 20, width: 20, height: 10), true, true),
      (
        "fill(url(wide.png) bottom-right repeat-x)", Rect(x: 30, y: 50, width: 20, height: 10),
        true, false
      ),
      ("fill(url(wide.png) repeat-y)", Rect(x: 10, y: 20, width: 20, height: 10), false, true),
    ])
  func fills(text: String, tile: Rect, horizontally: Bool, vertically: Bool) throws {
    let pattern = DisplayPattern(
      image("wide.png"), tile: tile, repeatsHorizontally: horizontally,
      repeatsVertically: vertically)
    #expect(try list(text) == [.fill(Path(bounds), .pattern(pattern))])
  }

  @Test("is cut into nine parts whose corners keep their size")
  func slices() throws {
    let commands = try list("fill(url(nine.png) slice 5 10)")
    #expect(commands.count == 11)
    #expect(commands.first == .clip(Path(bounds)))
    #expect(
      commands[1]
        == .image(
          DisplayImage(
            image("nine.png"), in: Rect(x: 10, y: 20, width: 10, height: 5),
            part: Rect(x: 0, y: 0, width: 10, height: 5))))
    #expect(
      commands[5]
        == .image(
          DisplayImage(
            image("nine.png"), in: Rect(x: 20, y: 25, width: 20, height: 30),
            part: Rect(x: 10, y: 5, width: 10, height: 10))))
    #expect(
      commands[9]
        == .image(
          DisplayImage(
            image("nine.png"), in: Rect(x: 40, y: 55, width: 10, height: 5),
            part: Rect(x: 20, y: 15, width: 10, height: 5))))
  }

  @Test(
    "with slices that meet has no middle, and oversized corners shrink")
  func tightSlices() throws {
    let pipeline = try #require(Pipeline(parsing: "fill(url(nine.png) slice 20 30)"))
    let commands = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 15, height: 40), measuring: measuring
    ).commands
    // Four corners, each half of the image; the top and bottom sides between them are empty.
    let images = commands.compactMap { command -> DisplayImage? in
      guard case .image(let image) = command else { return nil }
      return image
    }
    #expect(
      images.map(\.part) == [
        Rect(x: 0, y: 0, width: 15, height: 10), Rect(x: 15, y: 0, width: 15, height: 10),
        Rect(x: 0, y: 10, width: 15, height: 10), Rect(x: 15, y: 10, width: 15, height: 10),
      ])
    #expect(
      images.map(\.frame) == [
        Rect(x: 0, y: 0, width: 7.5, height: 5), Rect(x: 7.5, y: 0, width: 7.5, height: 5),
        Rect(x: 0, y: 35, width: 7.5, height: 5), Rect(x: 7.5, y: 35, width: 7.5, height: 5),
      ])
  }

  @Test("that is missing fills nothing")
  func missing() throws {
    #expect(try list("fill(url(gone.png)) fill(url(gone.png) slice 1)").isEmpty)
  }

  @Test("fills with the CSS selection: best resolution, cross-fade or fallback color")
  func composed() throws {
    #expect(
      try list("fill(image-set(url(own.png) 1x, url(wide.png) 2x) bottom-right)") == [
        .fill(
          Path(bounds),
          .pattern(
            DisplayPattern(
              image("wide.png"), tile: Rect(x: 40, y: 55, width: 10, height: 5),
              repeatsHorizontally: false,
              repeatsVertically: false)))
      ])
    #expect(
      try list("fill(image(url(gone.png), red))") == [
        .fill(Path(bounds), .color(RGBA(red: 1, green: 0, blue: 0)))
      ])
    let blend = try list("fill(cross-fade(red 25%, url(wide.png)))")
    #expect(
      blend.filter(\.opensScope) == [
        .group(DisplayGroup()),
        .group(DisplayGroup(opacity: 0.25, compositing: .plusLighter)),
        .group(DisplayGroup(opacity: 0.75, compositing: .plusLighter)),
      ])
    #expect(blend[2] == .fill(Path(bounds), .color(RGBA(red: 1, green: 0, blue: 0))))
  }

  @Test("of several resolutions is sliced in CSS px")
  func slicedSet() throws {
    let parts = try list("fill(image-set(url(nine.png) 2x) slice 2)").compactMap { command in
      if case .image(let image) = command { image } else { nil }
    }
    #expect(parts.count == 9)
    #expect(parts.first?.frame == Rect(x: 10, y: 20, width: 2, height: 2))
    #expect(parts.first?.part == Rect(x: 0, y: 0, width: 4, height: 4))
  }
}
