// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("The fault of a step")
struct StepFaultTests {
  @Test(
    "states in plain words what is missing, with an example",
    arguments: [
      ("shape()", "shape needs an outline, such as capsule"),
      ("shape(circle)", "shape needs an outline, such as capsule, instead of 'circle'"),
      ("fill()", "fill needs a color, a gradient or an image, such as teal"),
      ("fill(3px)", "fill needs a color, a gradient or an image, such as teal, instead of '3px'"),
      ("shadow(1px)", "shadow needs two lengths, such as 0px 2px"),
      ("shadow(1px 2px)", "shadow needs a color, such as teal"),
      ("border(red)", "border needs a length, such as 2px, instead of 'red'"),
      ("inset()", "inset needs one to four lengths, such as 4px 8px"),
      ("box(padding)", "box needs one to four lengths after 'padding', such as 4px 8px"),
      ("fill(red blue)", "fill takes no value after 'red'; remove 'blue'"),
      ("content(1)", "content takes no value such as '1'; the form is content( )"),
      ("part(image)", "part needs steps, such as fill(teal)"),
      ("glow(3px)", "there is no step 'glow'"),
      ("shadwo(1px 2px red)", "there is no step 'shadwo'; did you mean 'shadow'?"),
      ("12px", "'12px' is not a step, such as fill(teal)"),
      (
        "fill(var(--x))",
        "the variable --x has no value here; set it, or write a fallback such as var(--x, teal)"
      ),
    ])
  func messages(step: String, message: String) {
    #expect(StepFault(step, in: ParsingContext(library: .standard)).message == message)
  }

  @Test("of a custom step names the argument")
  func custom() {
    var library = PipelineLibrary.standard
    library.register(Halo.self)
    let context = ParsingContext(library: library)
    #expect(StepFault("--halo()", in: context).message == "--halo needs a length, such as 2px")
    #expect(
      StepFault("--halo(2px 3px)", in: context).message
        == "--halo takes no value after '2px'; remove '3px'")
  }

  @Test(
    "of a value states what the parameter accepts",
    arguments: [
      ("fill(red)", "color", "3", "'3' is not a color, such as teal"),
      ("fill(red)", "color", "", "fill needs a color, such as teal"),
      ("inset(1px)", "insets", "red", "'red' is not one to four lengths, such as 4px 8px"),
      (
        "fill(red)", "color", "var(--x)",
        "the variable --x has no value here; set it, or write a fallback such as var(--x, teal)"
      ),
    ])
  func values(step: String, parameter: String, value: String, message: String) {
    let text = StepText(step, in: ParsingContext(library: .standard))
    let error = #expect(throws: EditError.self) { try text.setting(parameter, to: value) }
    #expect(error?.description == message)
  }
}

private struct Halo: PipelineStep {
  var radius = 4.0

  static let prototype = Halo()
  static let schema = Schema<Halo>(
    "--halo", "A halo.", parameters: [Parameter("radius", \.radius, in: .nonNegative)])

  func draw(in context: inout DrawingContext) {}
}
