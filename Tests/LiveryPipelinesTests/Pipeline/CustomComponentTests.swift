// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryDisplay
import LiveryPipelines
import TestSupport
import Testing

/// A custom step, which is completely defined by this type.
private struct Glow: PipelineStep {
  var radius = 4.0
  var color = RGBA.white
  var caption: String?

  static let prototype = Glow()
  static let schema = Schema<Glow>(
    "--glow", "Shines around the shape.",
    parameters: [
      Parameter("radius", \.radius, in: .nonNegative),
      Parameter("color", \.color, form: .optional),
      Parameter("caption", \.caption, form: .labeled("highlight")),
    ])

  func draw(in context: inout DrawingContext) {
    let shadow = DisplayShadow(offset: .zero, blur: radius, color: color)
    context.add(.outerShadow(context.outline, shadow))
  }
}

/// A step whose first parameter begins like the second one.
private struct PointList: PipelineStep {
  var points: [Point] = []
  var width = 0.0

  static let prototype = PointList()
  static let schema = Schema<PointList>(
    "--places", "Marks places.",
    parameters: [Parameter("places", \.points), Parameter("width", \.width)])

  func draw(in context: inout DrawingContext) {}
}

/// A custom shape.
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

@Suite("A step and a shape that a program registers")
struct CustomComponentTests {
  private let library: PipelineLibrary = {
    var library = PipelineLibrary.standard
    library.register(Glow.self)
    library.register(Diamond.self)
    return library
  }()

  @Test(
    "round-trip",
    arguments: [
      "--glow(3px)", "--glow(3px rgb(255, 0, 0)) fill(rgb(0, 0, 0))",
      #"--glow(3px highlight "a, b")"#, "shape(--diamond) fill(rgb(0, 0, 0))",
      "shape(--diamond(2px)) --glow(0px)", "part(image, --glow(1px) shape(--diamond(1px)))",
    ])
  func roundTrip(text: String) throws {
    let pipeline = try #require(Pipeline(parsing: text, library: library))
    #expect(pipeline.description == text)
    #expect(Pipeline(parsing: pipeline.description, library: library) == pipeline)
  }

  @Test(
    "are reported at the invalid argument",
    arguments: [
      "fill(red) --glow(⟦red⟧) fill(blue)", "--glow(3px red ⟦4px⟧)", "--glow(⟦-1px⟧ red)",
      "--glow(3px red ⟦bold⟧) fill(red)", "part(image, fill(red) --glow(⟦x⟧))",
      "--glow(⟦)⟧", "--glow(3px ⟦x⟧) --glow(⟦y⟧) ⟦--unknown(3px)⟧",
    ] as [MarkedSource])
  func blamedArguments(source: MarkedSource) {
    let before = ".a { -livery-pipeline: "
    let sheet = CSSStyleSheet(before + source.text + " }")
    let found = sheet.pipelineDiagnostics(library: library).map(\.diagnostic.range)
    let start = before.utf8.count
    #expect(
      found == source.ranges.map { $0.lowerBound + start..<$0.upperBound + start },
      "\(source.marking(found.map { $0.lowerBound - start..<$0.upperBound - start }))")
  }

  @Test("are drawn")
  func draws() throws {
    let pipeline = try #require(
      Pipeline(parsing: "shape(--diamond(1px)) --glow(3px lime)", library: library))
    let list = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 20, height: 10), measuring: .uniform)
    let shadow = DisplayShadow(offset: .zero, blur: 3, color: RGBA(red: 0, green: 1, blue: 0))
    #expect(
      list.commands == [
        .outerShadow(Diamond(flat: 1).outline(in: Rect(x: 0, y: 0, width: 20, height: 10)), shadow)
      ])
  }

  @Test("have computed arguments in a sheet: px, substituted variables, resolved colors")
  func computed() {
    let sheet = CSSStyleSheet(
      """
      .a { font-size: 10px; color: blue; --size: 2em;
        -livery-pipeline: --glow(calc(var(--size) + 1px) currentcolor) shape(--diamond(0.5em)) }
      """)
    let pipeline = sheet.resolvedPipeline(for: ".a", library: library)
    #expect(pipeline.problems.isEmpty)
    #expect(
      pipeline.pipeline
        == Pipeline([
          Glow(radius: 21, color: RGBA(red: 0, green: 0, blue: 1)), ShapeStep(Diamond(flat: 5)),
        ]))
  }

  @Test("are dropped if they are not registered, and the rest is drawn")
  func unknown() {
    let sheet = CSSStyleSheet(
      ".a { -livery-pipeline: inset(1px) --glow(2px) fill(red) part(x, --glow(1px) fill(blue)) }")
    let resolved = sheet.resolvedPipeline(for: ".a")
    #expect(
      resolved.pipeline.description
        == "inset(1px) fill(rgb(255, 0, 0)) part(x, fill(rgb(0, 0, 255)))")
    #expect(resolved.problems.map(\.kind) == [.unknownStep, .unknownStep])
    #expect(resolved.problems.map(\.text) == ["--glow(2px)", "--glow(1px)"])
  }

  @Test("are dropped with the accepted grammar if arguments are invalid")
  func wrongArguments() throws {
    let value = try #require(
      Property.liveryPipeline.value(parsing: "--glow(-1px) --glow(red) --Glow(1px) --glow(2px)"))
    var problems: [PipelineProblem] = []
    let pipeline = try #require(Pipeline(value, library: library, problems: &problems))
    #expect(pipeline == Pipeline([Glow(radius: 2)]))
    let grammar = #"--glow( <length [0,∞]> <color>? [ highlight <string> ]? )"#
    #expect(
      problems.map(\.kind) == [
        .invalidArguments(expected: [grammar]), .invalidArguments(expected: [grammar]),
        .unknownStep,
      ])
    #expect(problems.map(\.index) == [0, 1, 2])
  }

  @Test(
    "accept any component values as arguments",
    arguments: [
      ("2em", .length(Length(2, .em))), ("50%", .percentage(50)), ("-1.5", .number(-1.5)),
      ("30deg", .angle(CSSAngle(30))), ("red", .color(.named(.red))),
      ("#00f", .color(.color(CSSColor(red: 0, green: 0, blue: 1)))), (#""a b""#, .string("a b")),
      ("url(a.png)", .url(URLValue("a.png"))), ("bold", .keyword(.bold)),
      ("wobbly", .identifier("wobbly")), ("highlight", .keyword(.highlight)),
      (
        "1px, 2px red",
        .list([.length(Length(1)), .sequence([.length(Length(2)), .color(.named(.red))])])
      ),
      ("Inner(1px)", .function(FunctionValue("inner", .length(Length(1))))),
      ("--Inner()", .function(FunctionValue("--Inner"))),
      ("[wobbly 1]", .brackets(.sequence([.identifier("wobbly"), .number(1)]))),
      ("1px / 2px", .sequence([.length(Length(1)), .slash, .length(Length(2))])),
      ("3foo {x: (y)} +", .sequence([.unparsed("3foo"), .unparsed("{x: (y)}"), .unparsed("+")])),
      ("", .sequence([])),
    ] as [(String, CSSValue)])
  func components(text: String, expected: CSSValue) throws {
    let value = try #require(Property.liveryPipeline.value(parsing: "--f(\(text))"))
    #expect(value == .function(FunctionValue("--f", expected)))
  }

  @Test(
    "have names of their own and arguments whose brackets are closed",
    arguments: ["--(1px)", "glow(1px)", "--f(])", "--f(\"a\nb\")", "--f", "--f(1px) 3px"])
  func invalid(text: String) { #expect(Property.liveryPipeline.value(parsing: text) == nil) }

  @Test("keep pictures and calculations and compute them")
  func pictures() throws {
    let value = try #require(
      Property.liveryPipeline.value(
        parsing: "--f(linear-gradient(red, blue) calc(1em + 2px) min(10deg, 1turn))"))
    let computed = value.computed(for: .liveryPipeline, in: ComputationContext())
    guard case .function(let function) = computed,
      case .sequence(let values) = function.arguments
    else {
      Issue.record("\(computed)")
      return
    }
    guard case .image(.gradient) = values[0] else {
      Issue.record("\(values[0])")
      return
    }
    #expect(values[1...] == [.length(Length(18)), .angle(CSSAngle(10))])
  }

  @Test("require names that begin with two dashes")
  func names() async {
    await #expect(processExitsWith: .failure) {
      var library = PipelineLibrary.standard
      library.register(SolidFill.self)
    }
    await #expect(processExitsWith: .failure) {
      var library = PipelineLibrary.standard
      library.register(Capsule.self)
    }
  }

  @Test("with repeated values leave other values to the next parameter")
  func lists() throws {
    var library = PipelineLibrary.standard
    library.register(PointList.self)
    let points = try #require(
      Pipeline(parsing: "--places(1px 2px 3px 4px 5px)", library: library))
    #expect(points == Pipeline([PointList(points: [Point(1, 2), Point(3, 4)], width: 5)]))
    #expect(Pipeline(parsing: points.description, library: library) == points)
    #expect(Pipeline(parsing: "--places(1px 2px 3px 4px)", library: library) == nil)
  }

  @Test("are limited to 16 nested levels")
  func depth() throws {
    let text =
      String(repeating: "part(a, ", count: 40) + "fill(red)" + String(repeating: ")", count: 40)
    let value = try #require(Property.liveryPipeline.value(parsing: text))
    var problems: [PipelineProblem] = []
    let pipeline = try #require(Pipeline(value, problems: &problems))
    #expect(problems.map(\.kind) == [.nestedTooDeep])
    var depth = 0
    var part: Pipeline? = pipeline
    while let next = part?.part(named: "a") {
      depth += 1
      part = next
    }
    #expect(depth == 16)
  }

  @Test(
    "parse hostile arguments in linear time", .tier(.standard),
    arguments: TestTier.part(of: [
      "calc(", "--f(", "rgb(", "f(", "[", "min(1px, ", "color-mix(in srgb, ", "cross-fade(",
    ]))
  func hostile(opening: String) {
    let forms: [(name: String, size: Int, text: (Int) -> String)] = [
      (
        "nested", 50,
        { String(repeating: opening, count: $0) + "x" + String(repeating: ")", count: $0) + ")" }
      ),
      ("long", 200, { String(repeating: "\(opening) 1px x) ", count: $0) + ")" }),
      ("unclosed", 1_000, { String(repeating: opening, count: $0) }),
      ("invalid", 200, { String(repeating: "\(opening) 1px x) ", count: $0) + ") nonsense" }),
    ]
    for form in forms {
      expectGrowth(from: form.size, form.name) { size in
        let start = form.name == "invalid" ? "--g(1px) --f(" : "--f("
        let value = Property.liveryPipeline.value(parsing: start + form.text(size))
        #expect(form.name != "invalid" || value == nil)
      }
    }
  }
}
