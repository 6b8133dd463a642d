// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

// The steps and shapes that the documentation defines, as shown there.

private struct Glow: PipelineStep {
  var radius = 4.0
  var color = RGBA.white

  static let prototype = Glow()
  static let schema = Schema<Glow>(
    "--glow", "Shines around the shape.",
    parameters: [
      Parameter("radius", \.radius, in: .nonNegative),
      Parameter("color", \.color, form: .optional),
    ])

  func draw(in context: inout DrawingContext) {
    let shadow = DisplayShadow(offset: .zero, blur: radius, color: color)
    context.add(.outerShadow(context.outline, shadow))
  }
}

private struct Frame: PipelineStep {
  var width = 1.0

  static let prototype = Frame()
  static let schema = Schema<Frame>(
    "--frame", "Keeps a distance on all sides.",
    parameters: [Parameter("width", \.width, in: 0...100)])

  func draw(in context: inout DrawingContext) {
    context.frame = context.frame.inset(by: width)
    context.contentFrame = context.contentFrame.inset(by: width)
  }

  func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size { size + Insets(width) }
}

private struct Diamond: Shape {
  var flat = 0.0

  static let prototype = Diamond()
  static let schema = Schema<Diamond>(
    "--diamond", "A box on its corner.", notation: .keywords,
    parameters: [Parameter("flat", \.flat, form: .optional, in: .nonNegative)])

  func outline(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(rect.center.x, rect.minY + flat))
    path.addLine(to: Point(rect.maxX, rect.center.y))
    path.addLine(to: Point(rect.center.x, rect.maxY - flat))
    path.addLine(to: Point(rect.minX, rect.center.y))
    path.close()
    return path
  }
}

private struct Star: Shape {
  var points = 5

  static let prototype = Star()
  static let schema = Schema<Star>(
    "--star", "A star.", parameters: [Parameter("points", \.points, in: 3...50)])

  func outline(in rect: Rect) -> Path { starPath(points, in: rect) }
}

/// A placeholder for the geometry of a star.
private func starPath(_ points: Int, in rect: Rect) -> Path { Path(rect) }

@Suite("Steps, shapes and functions that the documentation adds")
struct DocumentedComponentTests {
  private let measuring = MeasurementContext.uniform

  @Test("adding steps")
  func steps() throws {
    var printed: [String] = []
    func print(_ name: String, _ grammar: String, _ values: [CSSValue]) {
      printed.append("\(name) \(grammar) \(values.map(\.description))")
    }
    var library = PipelineLibrary.standard
    library.register(Glow.self)

    let sheet = CSSStyleSheet(
      ".a { -livery-pipeline: shape(capsule) --glow(4px gold) fill(white) }")
    #expect(
      sheet.pipeline(for: ".a", library: library).description
        == "shape(capsule) --glow(4px rgb(255, 215, 0)) fill(rgb(255, 255, 255))")
    #expect(Glow.grammar == "--glow( <length [0,∞]> <color>? )")

    for parameter in Glow.parameters {
      print(parameter.name, parameter.grammar, parameter.defaultValue ?? [])
    }
    #expect(
      printed == [
        #"radius <length [0,∞]> ["4px"]"#, #"color <color>? ["rgb(255, 255, 255)"]"#,
      ])
    var step: any PipelineStep = Glow()
    try step.setParameter("radius", to: [.length(Length(9))])
    let error = #expect(throws: ParameterError.self) {
      try step.setParameter("radius", to: [.length(Length(-9))])
    }
    #expect(
      error?.description
        == "invalid value '-9px' for parameter 'radius'; expected '<length [0,∞]>'")
    #expect(step.cssText == "--glow(9px)")
    for parameter in type(of: step).parameters {
      print(
        parameter.name, parameter.grammar, step.value(ofParameter: parameter.name) ?? [])
    }
    #expect(printed.count == 4)

    library.register(Frame.self)
    let frame = try #require(Pipeline(parsing: "--frame(3px) text(10px)", library: library))
    #expect(
      frame.naturalSize(for: PipelineContent(text: "ab"), measuring: measuring) == Size(16, 18))
  }

  @Test("editing a step of an unknown type")
  func editing() throws {
    var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
    try step.setParameter("blur", to: [.length(Length(3))])
    #expect(step.cssText == "shadow(0px 1px 3px rgb(0, 0, 0))")
    let error = #expect(throws: ParameterError.self) {
      try step.setParameter("blur", to: [.length(Length(-3))])
    }
    #expect(
      error?.description
        == "invalid value '-3px' for parameter 'blur'; expected '<length [0,∞]>?'")
  }

  @Test("adding shapes and functions")
  func shapes() {
    var library = PipelineLibrary.standard
    library.register(Diamond.self)
    let diamond = Pipeline(parsing: "shape(--diamond(2px)) fill(teal)", library: library)
    #expect(
      diamond?.displayList(in: Rect(x: 0, y: 0, width: 10, height: 10), measuring: measuring)
        .commands.first
        == .fill(
          Diamond(flat: 2).outline(in: Rect(x: 0, y: 0, width: 10, height: 10)),
          .color(RGBA(red: 0, green: 0.50196, blue: 0.50196))))
    library.register(Star.self)
    #expect(
      Pipeline(parsing: "shape(--star(7))", library: library)
        == Pipeline([ShapeStep(Star(points: 7))]))

    var themed = CSSStyleSheet(".a { -livery-pipeline: fill(--brand-tint(50%)) }")
    themed.register(
      StyleFunction("--brand-tint", parameters: [.init("amount", "<percentage>")]) { arguments in
        arguments.percentage(0).map { "color-mix(in srgb, red \($0)%, white)" }
      })
    #expect(themed.pipeline(for: ".a").description == "fill(color(srgb 1 0.5 0.5))")
  }
}
