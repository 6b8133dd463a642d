// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Layers of backgrounds")
struct BackgroundLayerTests {
  /// Images are 20 by 10 px, and the box is 100 by 50.
  private func pattern(_ declarations: String) throws -> DisplayPattern {
    let commands = commands("background-image: url(a.png); \(declarations)")
    return try #require(
      commands.compactMap { command -> DisplayPattern? in
        if case .fill(_, .pattern(let pattern), _) = command { pattern } else { nil }
      }.first)
  }

  @Test(
    "size, position and spacing of the tiles",
    arguments: [
      ("", Rect(x: 0, y: 0, width: 20, height: 10), Size(20, 10)),
      (
        "background-position: right bottom", Rect(x: 80, y: 40, width: 20, height: 10), Size(20, 10)
      ),
      ("background-position: center", Rect(x: 40, y: 20, width: 20, height: 10), Size(20, 10)),
      (
        "background-position: right 10px top 25%", Rect(x: 70, y: 10, width: 20, height: 10),
        Size(20, 10)
      ),
      ("background-size: 50%", Rect(x: 0, y: 0, width: 50, height: 25), Size(50, 25)),
      ("background-size: auto 50px", Rect(x: 0, y: 0, width: 100, height: 50), Size(100, 50)),
      ("background-size: 10px 20%", Rect(x: 0, y: 0, width: 10, height: 10), Size(10, 10)),
      (
        "background-size: cover; background-position: 50%",
        Rect(x: 0, y: 0, width: 100, height: 50), Size(100, 50)
      ),
      ("background-size: contain", Rect(x: 0, y: 0, width: 100, height: 50), Size(100, 50)),
      (
        "background-repeat: round; background-size: 30px 20px",
        Rect(x: 0, y: 0, width: 100 / 3, height: 50 / 3),
        Size(100 / 3, 50 / 3)
      ),
      (
        "background-repeat: round no-repeat; background-size: 30px",
        Rect(x: 0, y: 0, width: 100 / 3, height: 50 / 3),
        Size(100 / 3, 50 / 3)
      ),
      (
        "background-repeat: space; background-size: 30px 20px",
        Rect(x: 0, y: 0, width: 30, height: 20), Size(35, 30)
      ),
      (
        "background-repeat: space; background-size: 60px 20px; background-position: 50% 0",
        Rect(x: 20, y: 0, width: 60, height: 20), Size(60, 30)
      ),
      (
        "border: 5px solid; background-position: 100% 100%",
        Rect(x: 75, y: 35, width: 20, height: 10), Size(20, 10)
      ),
      (
        "padding: 5px; background-origin: content-box", Rect(x: 5, y: 5, width: 20, height: 10),
        Size(20, 10)
      ),
    ] as [(String, Rect, Size)])
  func geometry(declarations: String, tile: Rect, step: Size) throws {
    let pattern = try pattern(declarations)
    let figures = [
      (pattern.tile.minX, tile.minX), (pattern.tile.minY, tile.minY),
      (pattern.tile.width, tile.width), (pattern.tile.height, tile.height),
      (pattern.step.width, step.width), (pattern.step.height, step.height),
    ]
    #expect(figures.allSatisfy { abs($0 - $1) < 1e-6 }, "\(pattern)")
  }

  @Test(
    "repeats as declared",
    arguments: [
      ("repeat", true, true), ("no-repeat", false, false), ("repeat-x", true, false),
      ("no-repeat round", false, true), ("space", true, true),
    ])
  func repetition(style: String, x: Bool, y: Bool) throws {
    let pattern = try pattern("background-repeat: \(style)")
    #expect(pattern.repeatsHorizontally == x)
    #expect(pattern.repeatsVertically == y)
  }

  @Test("the last layer is painted first, on the color")
  func order() {
    let sources = commands("background: url(a.png), url(b.png) red").map { command -> String in
      switch command {
      case .fill(_, .pattern(let pattern), _):
        if case .image(.url(let url)) = pattern.content { url.address } else { "data" }
      case .fill(_, .color, _): "color"
      default: "other"
      }
    }
    #expect(sources == ["color", "b.png", "a.png"])
  }

  @Test("a gradient fills the outline, and a smaller one is laid in tiles")
  func gradients() {
    let whole = commands("background: linear-gradient(red, blue); border-radius: 5px")
    #expect(whole.count == 1)
    guard case .fill(_, .gradient(let gradient), _) = whole[0] else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.geometry == .linear(Point(50, 0), Point(50, 50)))
    let tiles = commands("background: linear-gradient(red, blue) 0 0 / 40px 50px")
    #expect(tiles.count == 5)
    #expect(tiles.first == .clip(Path(Rect(x: 0, y: 0, width: 100, height: 50))))
    #expect(tiles.last == .end)
    let paths = tiles.compactMap { command -> Rect? in
      if case .fill(let path, _, _) = command { path.bounds } else { nil }
    }
    #expect(
      paths == [
        Rect(x: 0, y: 0, width: 40, height: 50), Rect(x: 40, y: 0, width: 40, height: 50),
        Rect(x: 80, y: 0, width: 40, height: 50),
      ])
  }

  @Test(
    "many tiles are one command, however small they are and wherever they lie",
    arguments: [
      "linear-gradient(red, blue) 0 0 / 4px 4px",
      "linear-gradient(red, blue) 0 0 / 0.001px 0.001px",
      "linear-gradient(red, blue) 50px 0 / 10px 0.001px repeat-y",
    ])
  func manyTiles(background: String) throws {
    let pattern = try pattern("background: \(background)")
    guard case .paint(.gradient(let gradient)) = pattern.content else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.count == 2)
    #expect(!pattern.tile.isEmpty && pattern.step == pattern.tile.size)
  }

  @Test("tiles outside the box are not drawn")
  func invisibleTiles() {
    let background = "linear-gradient(red, blue) -1000px 0 / 10px 0.00001px repeat-y"
    #expect(commands("background: \(background)").isEmpty)
  }

  @Test("few tiles of many layers are one command each")
  func manyLayers() {
    let layers = Array(repeating: "linear-gradient(red, blue) 0 0 / 20px 20px", count: 500)
    #expect(commands("background: \(layers.joined(separator: ","))").count == 500)
  }

  @Test("a background clipped to the text is visible only in the glyphs")
  func textClip() throws {
    let pipeline = pipeline(
      """
      background: linear-gradient(red, blue) text, url(a.png), lime; color: transparent;
      text-shadow: 0 1px red
      """)
    let commands = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: PipelineContent(text: "Hello"),
      measuring: uniformMeasuring
    ).commands
    let group = try #require(commands.firstIndex(of: .group(DisplayGroup())))
    #expect(group == 2)
    let part = commands[group...].prefix(6)
    guard case .fill(_, .gradient, _) = part[3], case .text(let letters, _) = part[5] else {
      Issue.record("\(part)")
      return
    }
    #expect(part[4] == .group(DisplayGroup(compositing: .destinationIn)))
    #expect(letters.color == .black && letters.shadows.isEmpty)
    try #require(commands.count == 9)
    #expect(commands[6...7] == [.end, .end])
    // The text itself is drawn later, with its shadow.
    #expect(pipeline.description.contains("clip text, url"))
  }

  @Test("a color clipped to a missing text is not visible")
  func missingText() {
    let commands = commands("background: red; background-clip: text")
    #expect(
      commands == [
        .group(DisplayGroup()),
        .fill(
          Path(Rect(x: 0, y: 0, width: 100, height: 50)), .color(RGBA(red: 1, green: 0, blue: 0))),
        .group(DisplayGroup(compositing: .destinationIn)), .end, .end,
      ])
  }

  @Test("layers blend only with each other")
  func blending() {
    let commands = commands(
      "background: url(a.png) red; background-blend-mode: multiply")
    #expect(commands.first == .group(DisplayGroup()))
    #expect(commands.contains(.group(DisplayGroup(compositing: .multiply))))
    #expect(commands.count { $0 == .end } == 2)
  }

  @Test("a missing picture leaves the color")
  func missing() {
    let list = pipeline("background: url(a.png) red").displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50),
      measuring: MeasurementContext(text: UniformTextMeasuring()))
    #expect(
      list.commands == [
        .fill(
          Path(Rect(x: 0, y: 0, width: 100, height: 50)), .color(RGBA(red: 1, green: 0, blue: 0)))
      ])
  }

  @Test(
    "cross-faded pictures have their weights",
    arguments: [
      ("red, blue", [0.5, 0.5]), ("red 30%, blue", [0.3, 0.7]),
      ("red, blue 10%, lime", [0.45, 0.1, 0.45]),
      ("red 80%, blue 80%", [0.5, 0.5]), ("red 20%, blue 40%", [0.2, 0.4]),
      ("red 25%, cross-fade(blue, lime 75%)", [0.25, 0.1875, 0.5625]),
      ("linear-gradient(red, blue), url(a.png) 10%", [0.9, 0.1]), ("red 100%, url(a.png)", []),
    ] as [(String, [Double])])
  func blendedPictures(arguments: String, shares: [Double]) {
    let commands = commands("background-image: cross-fade(\(arguments))")
    let found = commands.compactMap { command -> Double? in
      guard case .group(let group) = command, group.compositing == .plusLighter else { return nil }
      return group.opacity
    }
    #expect(found.count == shares.count)
    #expect(zip(found, shares).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    if !shares.isEmpty { #expect(commands.first == .group(DisplayGroup())) }
  }

  @Test("cross-faded pictures have an interpolated size, and missing ones are transparent")
  func blendedSizes() throws {
    let pattern = try pattern(
      "background-image: cross-fade(url(a.png) 50%, image-set('b.png' 2x) 25%, red 25%)")
    #expect(abs(pattern.tile.width - 50.0 / 3) < 1e-9 && abs(pattern.tile.height - 25.0 / 3) < 1e-9)
    let list = pipeline("background-image: cross-fade(url(a.png), red)")
      .displayList(in: Rect(x: 0, y: 0, width: 100, height: 50), measuring: .uniform)
    #expect(list.commands.contains(.group(DisplayGroup(opacity: 0.5, compositing: .plusLighter))))
    #expect(list.commands.count { $0 == .end } == 2)
  }

  @Test("draws some of very many pictures and texts")
  func manyPictures() throws {
    let pictures = Array(repeating: "red 0.1%", count: 1000).joined(separator: ",")
    let blend = commands("background-image: cross-fade(\(pictures))")
    #expect(blend.count { $0 == .end } == 65)
    let texts = String(repeating: "text() ", count: 100)
    let letters = pipeline("-livery-pipeline: background(red clip text) \(texts)").displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: PipelineContent(text: "a"),
      measuring: uniformMeasuring)
    #expect(letters.commands.count == 8 + 100 + 5)
  }

  @Test("chooses one color or the highest resolution of a value's options")
  func choices() throws {
    let plain = commands("background-image: image(red)")
    #expect(
      plain == [
        .fill(
          Path(Rect(x: 0, y: 0, width: 100, height: 50)), .color(RGBA(red: 1, green: 0, blue: 0)))
      ])
    let pattern = try pattern("background-image: image-set('a.png' 1x, 'b.png' 2x)")
    guard case .image(.url(let url)) = pattern.content else {
      Issue.record("no address")
      return
    }
    #expect(url.address == "b.png")
    #expect(pattern.tile.size == Size(10, 5))
  }
}
