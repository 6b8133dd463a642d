// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Effects on boxes")
struct EffectTests {
  @Test(
    "transforms use their origin",
    arguments: [
      ("transform: translate(10px, 50%)", Point(0, 0), Point(10, 25)),
      ("transform: scale(2)", Point(0, 0), Point(-50, -25)),
      ("transform: scale(2); transform-origin: 0 0", Point(10, 10), Point(20, 20)),
      ("transform: rotate(90deg)", Point(50, 0), Point(75, 25)),
      ("rotate: 90deg; transform-origin: left top", Point(10, 0), Point(0, 10)),
      ("translate: 10px; scale: 2; transform-origin: 0 0", Point(1, 1), Point(12, 2)),
      ("transform: rotateX(60deg); transform-origin: 0 0", Point(10, 10), Point(10, 5)),
    ] as [(String, Point, Point)])
  func transforms(declarations: String, from: Point, to: Point) throws {
    let step = try #require(pipeline(declarations).first(TransformStep.self))
    let mapped = step.transform(in: Rect(x: 0, y: 0, width: 100, height: 50)).applied(to: from)
    #expect(abs(mapped.x - to.x) < 1e-6 && abs(mapped.y - to.y) < 1e-6, "\(mapped)")
  }

  @Test("content with a singular transform is not drawn")
  func folded() {
    let commands = commands("background: red; transform: scale(0)")
    #expect(commands.first == .clip(Path()))
  }

  @Test(
    "filters become color matrices, blurs and shadows",
    arguments: [
      (
        "brightness(2)", RGBA(red: 0.2, green: 0.4, blue: 0.1),
        RGBA(red: 0.4, green: 0.8, blue: 0.2)
      ),
      ("contrast(0)", RGBA(red: 0.2, green: 0.4, blue: 0.1), RGBA(red: 0.5, green: 0.5, blue: 0.5)),
      (
        "grayscale(1)", RGBA(red: 1, green: 0, blue: 0),
        RGBA(red: 0.2126, green: 0.2126, blue: 0.2126)
      ),
      ("invert(1)", RGBA(red: 0.2, green: 0.4, blue: 0.1), RGBA(red: 0.8, green: 0.6, blue: 0.9)),
      (
        "opacity(0.25)", RGBA(red: 0.2, green: 0.4, blue: 0.1),
        RGBA(red: 0.2, green: 0.4, blue: 0.1, alpha: 0.25)
      ),
      (
        "saturate(0)", RGBA(red: 0, green: 1, blue: 0),
        RGBA(red: 0.7152, green: 0.7152, blue: 0.7152)
      ),
      ("sepia(1)", RGBA(red: 1, green: 1, blue: 1), RGBA(red: 1.351, green: 1.203, blue: 0.937)),
      (
        "hue-rotate(120deg)", RGBA(red: 0.5, green: 0.5, blue: 0.5),
        RGBA(red: 0.5, green: 0.5, blue: 0.5)
      ),
    ] as [(String, RGBA, RGBA)])
  func filters(function: String, from: RGBA, to: RGBA) throws {
    let step = try #require(pipeline("filter: \(function)").first(FilterStep.self))
    guard case .colorMatrix(let matrix)? = step.functions.compactMap({ DisplayFilter($0) }).first
    else {
      Issue.record("no matrix")
      return
    }
    let input = [from.red, from.green, from.blue, from.alpha, 1]
    let output = (0..<4).map { row in
      zip(matrix[(row * 5)...], input).reduce(0.0) { sum, pair in sum + pair.0 * pair.1 }
    }
    let expected = [to.red, to.green, to.blue, to.alpha]
    #expect(zip(output, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(output)")
  }

  @Test("blurs and drop shadows use a standard deviation")
  func blurs() {
    #expect(
      commands("filter: blur(3px) drop-shadow(1px 2px 3px red); background: red").first
        == .group(
          DisplayGroup(filters: [
            .blur(3),
            .dropShadow(
              DisplayShadow(
                offset: Point(1, 2), blur: 6, spread: 0, color: RGBA(red: 1, green: 0, blue: 0))),
          ])))
    #expect(!commands("filter: blur(0) brightness(1); background: red").contains(.end))
  }

  @Test(
    "clips follow their shape in its reference box",
    arguments: [
      ("inset(5px 10%)", Rect(x: 10, y: 5, width: 80, height: 40)),
      ("circle()", Rect(x: 25, y: 0, width: 50, height: 50)),
      ("circle(10px at 20px 30px)", Rect(x: 10, y: 20, width: 20, height: 20)),
      ("circle(farthest-side)", Rect(x: 0, y: -25, width: 100, height: 100)),
      ("ellipse(10px 20px)", Rect(x: 40, y: 5, width: 20, height: 40)),
      ("ellipse()", Rect(x: 0, y: 0, width: 100, height: 50)),
      ("polygon(0 0, 50% 0, 10px 100%)", Rect(x: 0, y: 0, width: 50, height: 50)),
      ("path('M 1 2 h 10 v 20 z')", Rect(x: 1, y: 2, width: 10, height: 20)),
      (
        "shape(from 10% 10px, line to 50% 10px, vline by 10px, close)",
        Rect(x: 10, y: 10, width: 40, height: 10)
      ),
      ("rect(5px 20px 10px 2px)", Rect(x: 2, y: 5, width: 18, height: 5)),
      ("xywh(1px 2px 3px 4px)", Rect(x: 1, y: 2, width: 3, height: 4)),
      ("inset(10px) content-box", Rect(x: 20, y: 20, width: 60, height: 10)),
      ("content-box", Rect(x: 10, y: 10, width: 80, height: 30)),
      ("inset(60% 0)", Rect(x: 0, y: 0, width: 0, height: 0)),
    ] as [(String, Rect)])
  func clips(shape: String, bounds: Rect) {
    let painted = shape.contains("content-box") ? "border: 10px solid" : "background: red"
    guard
      case .clip(let path, _)? = commands("\(painted); clip-path: \(shape)").first(where: {
        if case .clip = $0 { true } else { false }
      })
    else {
      Issue.record("no clip")
      return
    }
    let box = path.bounds
    let figures = [
      (box.minX, bounds.minX), (box.minY, bounds.minY), (box.width, bounds.width),
      (box.height, bounds.height),
    ]
    #expect(figures.allSatisfy { abs($0 - $1) < 1e-6 }, "\(box)")
  }

  @Test("an element blends with the content behind it")
  func mixing() {
    let commands = commands("background: red; mix-blend-mode: multiply; opacity: 0.5")
    #expect(
      commands == [
        .group(DisplayGroup(opacity: 0.5, compositing: .multiply)),
        .fill(
          Path(Rect(x: 0, y: 0, width: 100, height: 50)), .color(RGBA(red: 1, green: 0, blue: 0))),
        .end,
      ])
    #expect(
      boxText("background: red; mix-blend-mode: plus-lighter").hasPrefix(
        "opacity(1 blend plus-lighter)"))
  }

  @Test("a mask applies its layers to the following steps")
  func mask() throws {
    let commands = commands(
      "background: red; mask: linear-gradient(black, transparent); mask-mode: luminance")
    try #require(commands.count == 8)
    #expect(commands[0] == .group(DisplayGroup()))
    #expect(commands[1] == .group(DisplayGroup(filters: [.luminanceToAlpha])))
    #expect(commands[3...4] == [.end, .group(DisplayGroup(compositing: .sourceIn))])
    #expect(
      commands[5]
        == .fill(
          Path(Rect(x: 0, y: 0, width: 100, height: 50)), .color(RGBA(red: 1, green: 0, blue: 0))))
    #expect(commands.suffix(2) == [.end, .end])
  }

  @Test(
    "mask-composite combines a mask layer with those below it",
    arguments: [
      ("add", "origin border-box"), ("subtract", "origin border-box blend source-out"),
      ("intersect", "origin border-box blend source-in"),
      ("exclude", "origin border-box blend xor"),
    ])
  func maskComposite(word: String, words: String) {
    let mask = pipeline(
      "mask: linear-gradient(red, blue), linear-gradient(lime, navy); mask-composite: \(word)")
    #expect(
      mask.description.hasPrefix(
        "mask-image(linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)) \(words), "
          + "linear-gradient(rgb(0, 255, 0), rgb(0, 0, 128)) origin border-box)"),
      "\(mask)")
  }

  @Test("a mask with a missing picture hides everything")
  func missingMask() {
    let commands = pipeline("background: red; mask-image: url(missing.png)")
      .displayList(in: Rect(x: 0, y: 0, width: 100, height: 50), measuring: .uniform).commands
    #expect(commands.first == .group(DisplayGroup()))
    #expect(commands.dropFirst().first == .group(DisplayGroup(compositing: .sourceIn)))
  }

  @Test(
    "reports the overflow that is painted beyond the box",
    arguments: [
      ("background: red", Insets.zero),
      ("box-shadow: 0 2px 4px black", Insets(top: 4, right: 6, bottom: 8, left: 6)),
      ("box-shadow: 1px 1px 0 3px black", Insets(top: 2, right: 4, bottom: 4, left: 2)),
      ("box-shadow: inset 0 0 9px black", Insets.zero),
      ("outline: 2px solid red; outline-offset: 3px", Insets(5)),
      ("outline: 2px solid red; outline-offset: -3px", Insets.zero),
      ("background: red; filter: blur(2px)", Insets(6)),
      ("background: red; transform: scale(2)", Insets(top: 25, right: 50, bottom: 25, left: 50)),
      ("background: red; box-shadow: 0 0 0 9px; clip-path: inset(0)", Insets.zero),
      (
        "background: red; filter: drop-shadow(2px 0 1px)",
        Insets(top: 3, right: 5, bottom: 3, left: 1)
      ),
    ] as [(String, Insets)])
  func overflow(declarations: String, insets: Insets) {
    let overflow = pipeline(declarations).overflow(for: Size(100, 50), measuring: uniformMeasuring)
    #expect(overflow == insets)
  }
}
