// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("A gradient in a box")
struct GradientTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 40)
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)
  private let lime = RGBA(red: 0, green: 1, blue: 0)

  private func resolve(_ text: String, in box: Rect? = nil) throws -> DisplayGradient {
    let value = try #require(Property.backgroundImage.value(parsing: text))
    let computed = value.computed(for: .backgroundImage, in: ComputationContext())
    let image = try #require(computed.as([CSSImage].self)?.first)
    guard case .gradient(let gradient) = image else {
      throw GradientError()
    }
    return DisplayGradient(
      gradient, in: box ?? self.box, currentColor: RGBA(red: 0.2, green: 0.4, blue: 0.6))
  }

  private struct GradientError: Error {}

  private func isClose(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  // MARK: Lines

  @Test(
    "has a gradient line through the center, as long as the corners require",
    arguments: [
      ("to bottom", Point(60, 20), Point(60, 60)), ("to right", Point(10, 40), Point(110, 40)),
      ("to left", Point(110, 40), Point(10, 40)), ("0deg", Point(60, 60), Point(60, 20)),
      // Half of 100 sin 45 + 40 cos 45, along both axes.
      ("45deg", Point(25, 75), Point(95, 5)), ("225deg", Point(95, 5), Point(25, 75)),
      ("-0.25turn", Point(110, 40), Point(10, 40)), ("450deg", Point(10, 40), Point(110, 40)),
    ])
  func lines(direction: String, start: Point, end: Point) throws {
    let gradient = try resolve("linear-gradient(\(direction), red, blue)")
    guard case .linear(let from, let to) = gradient.geometry else {
      Issue.record("\(gradient)")
      return
    }
    #expect(isClose(from, start) && isClose(to, end))
    #expect(gradient.stops == [.init(0, red), .init(1, blue)])
    #expect(gradient.spread == .pad)
  }

  @Test("towards a corner has the middle color at both adjacent corners")
  func corner() throws {
    let gradient = try resolve("linear-gradient(to top right, red, blue)")
    guard case .linear(let start, let end) = gradient.geometry else {
      Issue.record("\(gradient)")
      return
    }
    func offset(_ point: Point) -> Double {
      let (line, vector) = (end - start, point - start)
      return (line.x * vector.x + line.y * vector.y) / (line.x * line.x + line.y * line.y)
    }
    #expect(abs(offset(Point(10, 20)) - 0.5) < 1e-9)
    #expect(abs(offset(Point(110, 60)) - 0.5) < 1e-9)
    #expect(abs(offset(Point(110, 20)) - 1) < 1e-9)
    #expect(abs(offset(Point(10, 60))) < 1e-9)
  }

  // MARK: Stops

  @Test(
    "has ascending stops, and distributes stops without a position evenly",
    arguments: [
      ("red, lime, blue", [0, 0.5, 1]), ("red 20%, lime, blue, white 80%", [0.2, 0.4, 0.6, 0.8]),
      ("red 10px, blue 30px", [0.25, 0.75]), ("red 50%, blue 20%", [0.5, 0.5]),
      ("red, lime 80%, blue 40%, white", [0, 0.8, 0.8, 1]),
      ("red 25% 75%, blue", [0.25, 0.75, 1]), ("red calc(25% + 10px), blue", [0.5, 1]),
      ("red, lime 30%, blue, white 90%, black", [0, 0.3, 0.6, 0.9, 1]),
    ])
  func offsets(stops: String, expected: [Double]) throws {
    let offsets = try resolve("linear-gradient(\(stops))").stops.map(\.offset)
    try #require(offsets.count == expected.count)
    #expect(zip(offsets, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("with stops beyond the line extends the line")
  func beyond() throws {
    let gradient = try resolve("linear-gradient(red -50%, lime 50%, blue 150%)")
    #expect(gradient.geometry == .linear(Point(60, 0), Point(60, 80)))
    #expect(gradient.stops == [.init(0, red), .init(0.5, lime), .init(1, blue)])
  }

  @Test("with all stops at one position beyond the line has an edge there")
  func edge() throws {
    let gradient = try resolve("linear-gradient(red 150%, blue 150%)")
    #expect(gradient.geometry == .linear(Point(60, 60), Point(60, 100)))
    #expect(gradient.stops == [.init(0.5, red), .init(0.5, blue)])
  }

  @Test("resolves currentcolor")
  func currentColor() throws {
    let gradient = try resolve("linear-gradient(currentcolor, blue)")
    #expect(gradient.stops[0].color == RGBA(red: 0.2, green: 0.4, blue: 0.6))
  }

  // MARK: Colors

  /// Returns the color at an offset, interpolated with premultiplied alpha.
  private func color(_ gradient: DisplayGradient, at offset: Double) throws -> RGBA {
    let index = try #require(gradient.stops.lastIndex { $0.offset <= offset })
    guard index + 1 < gradient.stops.count else { return gradient.stops[index].color }
    let (from, to) = (gradient.stops[index], gradient.stops[index + 1])
    let part = (offset - from.offset) / (to.offset - from.offset)
    func mixed(_ component: (RGBA) -> Double) -> Double {
      component(from.color) * from.color.alpha * (1 - part) + component(to.color) * to.color.alpha
        * part
    }
    let alpha = from.color.alpha * (1 - part) + to.color.alpha * part
    guard alpha > 0 else { return .clear }
    return RGBA(
      red: mixed(\.red) / alpha, green: mixed(\.green) / alpha, blue: mixed(\.blue) / alpha,
      alpha: alpha)
  }

  private func expectClose(_ color: RGBA, _ expected: CSSColor, _ comment: String) {
    let expected = RGBA(expected)
    let distances = [
      color.red * color.alpha - expected.red * expected.alpha,
      color.green * color.alpha - expected.green * expected.alpha,
      color.blue * color.alpha - expected.blue * expected.alpha, color.alpha - expected.alpha,
    ]
    #expect(distances.allSatisfy { abs($0) < 1.0 / 255 }, "\(comment): \(color), not \(expected)")
  }

  @Test(
    "interpolates in its color space within one byte of CSS",
    arguments: [
      ("red, blue", nil), ("in oklab, red, blue", ColorInterpolationMethod.oklab),
      ("in oklch, red, blue", .init(space: .oklch)),
      ("in hsl longer hue, red, blue", .init(space: .hsl, hue: .longer)),
      ("in oklab, rgb(255 0 0 / 0%), blue", .oklab),
      ("in lab, yellow, rgb(0 0 255 / 20%)", .init(space: .lab)),
      ("in srgb-linear, black, white", .init(space: .srgbLinear)),
    ] as [(String, ColorInterpolationMethod?)])
  func interpolation(text: String, method: ColorInterpolationMethod?) throws {
    let gradient = try resolve("linear-gradient(\(text))")
    let names = text.split(separator: ",").suffix(2).map { String($0.drop { $0 == " " }) }
    let colors = try names.map { try #require(CSSColor(parsing: $0)) }
    for step in 0...100 {
      let offset = Double(step) / 100
      let expected = CSSColor.interpolated(from: colors[0], to: colors[1], at: offset, in: method)
      expectClose(try color(gradient, at: offset), expected, "\(text) at \(offset)")
    }
    #expect(gradient.stops.count <= 130)
  }

  @Test("interpolates legacy colors in sRGB with two stops, others in Oklab with more stops")
  func defaults() throws {
    #expect(try resolve("linear-gradient(red, blue)").stops.count == 2)
    let modern = try resolve("linear-gradient(color(srgb 1 0 0), blue)")
    #expect(modern.stops.count > 4)
    expectClose(
      try color(modern, at: 0.5),
      .interpolated(
        from: CSSColor(red: 1, green: 0, blue: 0), to: CSSColor(red: 0, green: 0, blue: 1), at: 0.5,
        in: .oklab),
      "middle")
  }

  @Test("is at its midpoint at a hint", arguments: [0.1, 0.3, 0.5, 0.9])
  func hint(offset: Double) throws {
    let gradient = try resolve("linear-gradient(black, \(offset * 100)%, white)")
    let middle = try color(gradient, at: offset)
    #expect(abs(middle.red - 0.5) < 1.0 / 255)
    #expect(gradient.stops.first?.color == .black)
    #expect(gradient.stops.last?.color == .white)
  }

  @Test("has an edge if the hint is at a color")
  func hintAtEnd() throws {
    #expect(
      try resolve("linear-gradient(red, 0%, blue)").stops
        == [.init(0, red), .init(0, blue), .init(1, blue)])
    #expect(
      try resolve("linear-gradient(red, 100%, blue)").stops
        == [.init(0, red), .init(1, red), .init(1, blue)])
  }

  // MARK: Circles

  @Test(
    "reaches sides and corners from its center",
    arguments: [
      ("circle closest-side at 30px 10px", Size(10, 10)),
      ("circle farthest-side at 30px 10px", Size(70, 70)),
      ("circle closest-corner at 30px 40px", Size(30, 30)),
      ("circle at 30px 0", Size(80.622577, 80.622577)),
      ("closest-side at 30px 10px", Size(30, 10)), ("farthest-side at 30px 10px", Size(70, 30)),
      ("closest-corner at 30px 10px", Size(42.426407, 14.142136)),
      ("ellipse", Size(70.710678, 28.284271)),
      ("20px", Size(20, 20)), ("10% 50%", Size(10, 20)),
      ("circle closest-side at -10px 50%", Size(10, 10)),
    ])
  func radii(shape: String, expected: Size) throws {
    let gradient = try resolve("radial-gradient(\(shape), red, blue)")
    guard case .radial(_, let radii) = gradient.geometry else {
      Issue.record("\(gradient)")
      return
    }
    #expect(abs(radii.width - expected.width) < 1e-5)
    #expect(abs(radii.height - expected.height) < 1e-5)
  }

  @Test("has its center at the declared position")
  func center() throws {
    let gradient = try resolve("radial-gradient(10px at right 20px bottom 25%, red, blue)")
    #expect(gradient.geometry == .radial(center: Point(90, 50), radii: Size(10, 10)))
  }

  @Test(
    "(radial) starts at the center and extends the circle for later stops")
  func radialStops() throws {
    let gradient = try resolve("radial-gradient(10px, red -100%, blue 100%, lime 200%)")
    #expect(gradient.geometry == .radial(center: Point(60, 40), radii: Size(20, 20)))
    #expect(
      gradient.stops == [
        .init(0, RGBA(red: 0.5, green: 0, blue: 0.5)), .init(0.5, blue), .init(1, lime),
      ])
  }

  @Test(
    "(radial) without a radius is its last color"
  )
  func degenerate() throws {
    let circle = try resolve("radial-gradient(0px, red, blue)")
    #expect(circle.stops == [.init(0, red), .init(1, blue)])
    guard case .radial(_, let radii) = circle.geometry else {
      Issue.record("\(circle)")
      return
    }
    #expect(radii.width > 0 && radii.width < 0.01)
    #expect(try resolve("radial-gradient(0px 10px, red, blue)").stops == [.init(0, blue)])
    #expect(
      try resolve("radial-gradient(closest-side at left, red, blue)").stops == [.init(0, blue)])
    #expect(
      try resolve("linear-gradient(red, blue)", in: Rect(x: 0, y: 0, width: 10, height: 0)).stops
        == [.init(0, blue)])
  }

  // MARK: Turns

  @Test("(conic) has offsets as parts of a turn")
  func conic() throws {
    let gradient = try resolve("conic-gradient(from 90deg at 0 0, red 90deg, blue 50%, lime)")
    #expect(gradient.geometry == .conic(center: Point(10, 20), from: 90))
    #expect(gradient.stops == [.init(0.25, red), .init(0.5, blue), .init(1, lime)])
    let beyond = try resolve("conic-gradient(red -90deg, blue 450deg)")
    #expect(beyond.stops.first?.offset == 0)
    #expect(beyond.stops.last?.offset == 1)
    #expect(beyond.stops.first?.color == RGBA(red: 0.83333, green: 0, blue: 0.16667))
  }

  @Test("(conic) that repeats is expanded for the entire turn")
  func repeatingConic() throws {
    let gradient = try resolve("repeating-conic-gradient(red 0deg, blue 120deg)")
    #expect(gradient.spread == .pad)
    #expect(
      gradient.stops.map { [$0.offset, $0.color.red] }.map { $0.map { ($0 * 3).rounded() } }
        == [[0, 3], [1, 0], [1, 3], [2, 0], [2, 3], [3, 0]])
    let shifted = try resolve("repeating-conic-gradient(red 90deg, blue 270deg)")
    #expect(shifted.stops.first == .init(0, RGBA(red: 0.5, green: 0, blue: 0.5)))
    #expect(shifted.stops.last == .init(1, RGBA(red: 0.5, green: 0, blue: 0.5)))
  }

  // MARK: Repeating

  @Test("that repeats has a line from its first to its last stop")
  func repeatingLinear() throws {
    let gradient = try resolve("repeating-linear-gradient(red 10px, blue 14px)")
    #expect(gradient.spread == .repeat)
    #expect(gradient.geometry == .linear(Point(60, 30), Point(60, 34)))
    #expect(gradient.stops == [.init(0, red), .init(1, blue)])
  }

  @Test("(radial) that repeats starts within its colors")
  func repeatingRadial() throws {
    let gradient = try resolve("repeating-radial-gradient(20px, red 5px, blue 15px)")
    #expect(gradient.geometry == .radial(center: Point(60, 40), radii: Size(10, 10)))
    #expect(
      gradient.stops == [
        .init(0, RGBA(red: 0.5, green: 0, blue: 0.5)), .init(0.5, blue), .init(0.5, red),
        .init(1, RGBA(red: 0.5, green: 0, blue: 0.5)),
      ])
  }

  @Test("that repeats over zero length is the mean color")
  func average() throws {
    let stops = try resolve("repeating-linear-gradient(red 10px, lime 10px, blue 10px)").stops
    #expect(stops == [.init(0, RGBA(red: 0.25, green: 0.5, blue: 0.25))])
    let conic = try resolve("repeating-conic-gradient(red 0deg, blue 0.0000001deg)").stops
    #expect(conic == [.init(0, RGBA(red: 0.5, green: 0, blue: 0.5))])
  }

  @Test("keeps thousands of stops")
  func manyStops() throws {
    let colors = (0..<5000).map { $0.isMultiple(of: 2) ? "oklch(0.5 0.2 30)" : "blue" }
    let gradient = try resolve("linear-gradient(\(colors.joined(separator: ", ")))")
    #expect(gradient.stops.count <= 10_000)
    let conic = try resolve(
      "repeating-conic-gradient(\(colors.joined(separator: ", ")) 0.01deg)")
    #expect(conic.stops.count == 1)
  }

  @Test("of one color is that color as a paint")
  func plain() throws {
    let pipeline = try #require(Pipeline(parsing: "fill(linear-gradient(red, red))"))
    let list = pipeline.displayList(in: box, measuring: .uniform)
    #expect(list.commands == [.fill(Path(box), .color(red))])
  }

  @Test("of a reflective fill has the opacities of Three20")
  func reflective() throws {
    let pipeline = try #require(Pipeline(parsing: "fill(reflective red bottom-highlight)"))
    let commands = pipeline.displayList(in: box, measuring: .uniform).commands
    #expect(commands.first == .fill(Path(box), .color(red)))
    guard case .fill(_, .gradient(let shine), _) = commands.last else {
      Issue.record("\(commands)")
      return
    }
    #expect(shine.stops.map(\.offset) == [0, 0.5, 0.5, 0.6, 1])
    #expect(shine.stops.map(\.color.alpha) == [0.685, 0.13, 0, 0, 0.27])
    #expect(shine.stops.allSatisfy { $0.color.withAlpha(1) == .white })
    guard case .linear(let top, let bottom) = shine.geometry else {
      Issue.record("\(shine)")
      return
    }
    #expect(top.y == 20 && bottom.y == 60)
    #expect(top.x == bottom.x)
  }

  // MARK: Made in Swift

  @Test(
    "of two Swift colors is interpolated in sRGB",
    arguments: [
      RGBA(red: 0, green: 1, blue: 0), RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5),
      RGBA(red: 0.1234, green: 0.5, blue: 0.9),
    ])
  func swiftColors(color: RGBA) throws {
    let fill = GradientFill(color, .black)
    let border = GradientBorder(color, .black, from: 0.2, to: 0.8)
    for gradient in [fill.gradient, border.gradient] {
      let stops = DisplayGradient(gradient, in: box, currentColor: .black).stops
      #expect(stops.map(\.color) == [color, .black])
    }
    #expect(Pipeline(parsing: fill.cssText) == Pipeline([fill]))
    #expect(Pipeline(parsing: border.cssText) == Pipeline([border]))
  }
}
