// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("Extreme numbers")
struct LimitTests {
  private static let extremeValues: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e30, 1e-300, -1, 0,
  ]
  private static let measuring = MeasurementContext.uniform(images: ["a.png": Size(1e300, .nan)])
  private static let content = PipelineContent(
    text: "Hello world\nx", image: .url(URLValue("a.png")))

  private func draw(_ steps: [any PipelineStep], in bounds: Rect) -> DisplayList {
    let pipeline = Pipeline(steps)
    let size = pipeline.naturalSize(
      for: Self.content, measuring: Self.measuring, width: bounds.width, includesInsets: true)
    #expect(size.width.isFinite && size.height.isFinite)
    return pipeline.displayList(in: bounds, content: Self.content, measuring: Self.measuring)
  }

  @Test("as frames are clamped to a million px", arguments: extremeValues)
  func frames(value: Double) {
    let bounds = [
      Rect(x: value, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: value, height: value),
      Rect(x: value, y: value, width: value, height: 1),
    ]
    for bounds in bounds {
      var context = DrawingContext(in: bounds, measuring: Self.measuring)
      for rect in [context.frame, context.contentFrame] {
        for side in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
          #expect((-1e6...1e6).contains(side))
        }
      }
      context.frame = context.frame.inset(by: value)
      #expect((-1e6...1e6).contains(context.frame.maxX))
      for seed in 0..<40 as Range<UInt64> {
        var random = RandomPipeline(seed: seed)
        #expect(draw(random.pipeline().steps, in: bounds).commands.allEnd)
      }
    }
  }

  @Test(
    "as large outsets keep the frame at the box",
    arguments: ["500000px", "999999px", "1000000px", "1e9px", "1e9px 0px 0px 1e9px"])
  func farEdges(insets: String) throws {
    let text =
      "inset(\(insets.split(separator: " ").map { $0 == "0px" ? $0 : "-" + $0 }.joined(separator: " "))) fill(red)"
    let pipeline = try #require(Pipeline(parsing: text))
    let bounds = Rect(x: 0, y: 0, width: 140, height: 60)
    let list = pipeline.displayList(in: bounds, measuring: .uniform)
    guard case .fill(let path, _, _) = list.commands.first else {
      Issue.record("\(list)")
      return
    }
    #expect(path.bounds.intersection(bounds) == bounds)
  }

  @Test("as parameters of steps are harmless", arguments: extremeValues)
  func parameters(value: Double) {
    let color = RGBA(red: value, green: value, blue: value, alpha: 1)
    let point = Point(value, value)
    let size = Size(value, value)
    let font = PartialFont(size: value, weight: FontWeight(value.isNaN ? 400 : value))
    let stops: [GradientStop] = [
      .color(.color(.white), at: .length(Length(value))), .hint(.percentage(value)),
      .color(.currentColor, at: .percentage(value)),
    ]
    let length = LengthPercentage.length(Length(value))
    let geometries: [CSSGradient.Geometry] = [
      .linear(.angle(.plain(CSSAngle(value)))),
      .radial(.radii(length, length), center: Position(x: .init(length), y: .init(length))),
      .radial(.radius(.plain(Length(value))), center: .center),
      .conic(from: .plain(CSSAngle(value)), center: .center),
    ]
    var steps: [any PipelineStep] = [
      InsetStep(Insets(value)), BoxStep(padding: Insets(value), minimumSize: size),
      ShadowStep(DisplayShadow(offset: point, blur: value, spread: value, color: color)),
      InnerShadowStep(DisplayShadow(offset: point, blur: value, spread: value, color: color)),
      SolidBorder(width: value, color, dash: [value, value]),
      BevelBorder(width: value, highlight: color, shadow: .black, light: value),
      FourSideBorder(width: value, top: color),
      HighlightBorder(width: value, color, highlight: color),
      TextStep(
        font: font, shadows: [DisplayShadow(offset: point, blur: value, color: color)],
        maximumLines: -3, minimumFontSize: value, lineHeight: value, letterSpacing: value,
        wordSpacing: value),
      TextStep(font: font, maximumLines: .max, minimumFontSize: value),
      ImageStep(size: size), ImageFill(.url(URLValue("a.png")), slices: Insets(value)),
      ShapeStep(RoundedRectangle(value)), ShapeStep(LeftArrow(value)),
      ShapeStep(SpeechBubble(radius: value, location: value, angle: value, pointer: size)),
      SolidFill(color),
    ]
    for geometry in geometries {
      for isRepeating in [true, false] {
        steps.append(GradientFill(CSSGradient(geometry, isRepeating: isRepeating, stops: stops)))
      }
    }
    for step in steps {
      #expect(
        draw([step, SolidFill(.black)], in: Rect(x: 0, y: 0, width: 100, height: 44)).commands
          .allEnd)
      _ = step.cssText
    }
    #expect(draw(steps, in: Rect(x: 0, y: 0, width: 100, height: 44)).commands.allEnd)
  }

  @Test(
    "in a sheet are parsed and drawn",
    arguments: [
      "inset(1e30px)", "inset(-1e38px) fill(red)", "border(1e30px red)",
      "shadow(1e30px 0 1e30px red) fill(red)",
      "text(1e30px)", "text(lines 99999999999999999999)",
      "fill(linear-gradient(1e30deg, red 1e30px, blue))",
      "fill(repeating-linear-gradient(red 0px, blue 0.0000001px))",
      "shape(rounded-rectangle 1e38px) fill(red)",
      "inset(calc(infinity * 1px)) fill(red)", "inset(calc(NaN * 1px)) fill(red)",
    ])
  func sheets(text: String) throws {
    let value = try #require(Property.liveryPipeline.value(parsing: text))
    var problems: [PipelineProblem] = []
    let computed = value.computed(for: .liveryPipeline, in: ComputationContext())
    let pipeline = try #require(Pipeline(computed, problems: &problems))
    #expect(draw(pipeline.steps, in: Rect(x: 0, y: 0, width: 100, height: 44)).commands.allEnd)
    #expect(Pipeline(parsing: pipeline.description) == pipeline)
  }

  @Test("of steps are limited")
  func count() throws {
    let text = String(repeating: "inset(1px) ", count: 1200)
    let value = try #require(Property.liveryPipeline.value(parsing: text))
    var problems: [PipelineProblem] = []
    let pipeline = try #require(Pipeline(value, problems: &problems))
    #expect(pipeline.steps.count == 1000)
    #expect(problems.count == 200)
    #expect(pipeline.naturalSize(for: .none, measuring: .uniform) == .zero)
  }
}

extension [DisplayCommand] {
  /// Whether every scope that begins also ends, and there are no unmatched ends.
  fileprivate var allEnd: Bool {
    var depth = 0
    for command in self {
      if command.opensScope { depth += 1 }
      if command == .end { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
