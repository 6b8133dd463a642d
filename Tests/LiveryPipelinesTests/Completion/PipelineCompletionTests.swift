// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

/// Tests of the terms, signatures and descriptions in values of `-livery-pipeline`.
struct PipelineCompletionTests {
  /// A step of a program.
  struct Glow: PipelineStep {
    var radius = 4.0
    var isSoft = false

    static let prototype = Glow()
    static let schema = Schema<Glow>(
      "--glow", "A glow around the shape.",
      parameters: [
        Parameter("radius", \.radius, in: .nonNegative, summary: "The radius."),
        Parameter(flag: "soft", \.isSoft, summary: "Whether the glow is soft."),
      ])

    func draw(in context: inout DrawingContext) {}
  }

  /// A shape of a program.
  struct Star: Shape {
    var points = 5

    static let prototype = Star()
    static let schema = Schema<Star>(
      "--star", "A star.", parameters: [Parameter("points", \.points, in: 3...50)])

    func outline(in rect: Rect) -> Path { Path() }
  }

  static let library: PipelineLibrary = {
    var library = PipelineLibrary.standard
    library.register(Glow.self)
    library.register(Star.self)
    return library
  }()

  @Test(
    "the terms in a pipeline",
    arguments: [
      ("", ["none", "fill()", "--glow()", "part()"], ["--star()", "red"]),
      ("fill(red) ", ["border()", "--glow()"], ["none"]),
      ("--glow(", ["<length [0,∞]>"], ["soft", "fill()"]),
      ("--glow(4px ", ["soft"], ["<length [0,∞]>", "fill()"]),
      ("part(a, ", ["text()", "--glow()"], ["none"]),
      ("part(a, --glow(4px ", ["soft"], ["fill()"]),
      ("shape(", ["capsule", "path()", "--star()", "rounded-rectangle"], ["fill()"]),
      ("shape(--star(", ["<integer [3,50]>"], ["capsule"]),
      ("shape(rounded-rectangle ", ["<length [0,∞]>"], ["capsule"]),
      ("text(bold ", ["shadow", "align", "<color>", "italic"], ["none"]),
      ("text(shadow 1px ", ["<length>"], ["<color>", "align"]),
      ("text(align left ", ["top", "lines"], ["align", "left"]),
      ("bevel(2px highlight ", ["<color>"], ["shadow"]),
      ("image(", ["<url>", "default", "size"], ["<color>"]),
      ("inner-shadow(0 1px ", ["<length [0,∞]>", "<color>"], ["inset"]),
    ])
  func terms(text: String, accepted: [String], others: [String]) {
    let stream = TokenStream(text)
    let terms = Self.library.acceptedTerms(in: stream, 0..<stream.count)
    let texts = Set(terms.terms.map(\.description))
    for text in accepted { #expect(texts.contains(text), "\(text) in \(texts.sorted())") }
    for text in others { #expect(!texts.contains(text), "\(text) in \(texts.sorted())") }
    #expect(terms.basis == .value)
  }

  @Test("a library without additions has the terms of the property")
  func standard() {
    for text in ["", "fill(", "part(a, shape(", "--glow("] {
      let stream = TokenStream(text)
      let terms = PipelineLibrary.standard.acceptedTerms(in: stream, 0..<stream.count)
      #expect(terms == Property.liveryPipeline.acceptedTerms(in: stream, 0..<stream.count))
    }
  }

  @Test(
    "the parameter at a position of a step",
    arguments: [
      ("shadow(0 1px ", "shadow", "<length>{2}", 1),
      ("shadow(", "shadow", "<length>{2}", 0),
      ("part(a, ", "part", "<pipeline-step>+", 1),
      ("part(a, --glow(4px ", "--glow", "soft?", 1),
      ("shape(--star(", "--star", "<integer [3,50]>", 0),
      ("fill(red", "fill", "<color>", 0),
    ])
  func signature(text: String, name: String, parameter: String, index: Int) throws {
    let stream = TokenStream(text)
    let open = try #require(OpenFunction(in: stream, 0..<stream.count))
    let signature = try #require(Self.library.signature(of: open))
    #expect(signature.name == name && !signature.documentation.isEmpty)
    let active = signature.activeParameter(in: stream, open.arguments)
    let form = signature.forms[active.form]
    #expect(active.parameter == index, "\(form.label)")
    #expect(form.label.contains(parameter), "\(form.label)")
  }

  @Test("a step differs from the function of CSS with its name")
  func ambiguous() throws {
    let stream = TokenStream("clip-path(inset(")
    let inner = try #require(OpenFunction(in: stream, 0..<stream.count))
    let shape = try #require(Self.library.signature(of: inner))
    #expect(shape.forms[0].label.contains("round"))
    let step = try #require(Self.library.signature(ofStep: "inset"))
    #expect(step.forms[0].label == "inset(<length>{1,4})")
    let fills = try #require(Self.library.signature(ofStep: "fill"))
    #expect(fills.forms.count == 4)
    #expect(Set(fills.forms.map(\.documentation)).count == 4)
    #expect(Self.library.signature(ofStep: "zzz") == nil)
    #expect(Self.library.signature(ofShape: "capsule") == nil)
  }

  @Test("the descriptions of steps, shapes and parameters")
  func documentation() throws {
    func text(_ name: String, _ value: String, in functions: [String]) throws -> String? {
      let stream = TokenStream(value)
      let terms = Self.library.acceptedTerms(in: stream, 0..<stream.count).terms
      let term = try #require(terms.first { $0.function == name || $0.keyword == name })
      return Self.library.documentation(of: term, in: functions)
    }
    #expect(try text("--glow", "", in: []) == "A glow around the shape.")
    #expect(try text("soft", "--glow(1px ", in: ["--glow"]) == "Whether the glow is soft.")
    #expect(try text("--star", "shape(", in: ["shape"]) == "A star.")
    #expect(try text("text", "part(a, ", in: ["part"])?.hasSuffix(".") == true)
    #expect(try text("highlight", "part(a, bevel(", in: ["part", "bevel"])?.isEmpty == false)
    #expect(try text("none", "", in: []) == nil)
  }
}
