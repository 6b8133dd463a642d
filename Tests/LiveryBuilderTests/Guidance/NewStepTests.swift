// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("A new step")
struct NewStepTests {
  private let context = ParsingContext(library: .standard)

  /// Returns the identifier of the first type with a name whose grammar contains a text.
  private func type(_ name: String, _ grammar: String = "") throws -> String {
    let steps = LibraryMessage(.standard).steps
    return try #require(steps.first { $0.name == name && $0.grammar.contains(grammar) }).type
  }

  private func colors(_ variables: [(String, String)]) -> ThemeColors {
    ThemeColors(variables.map { (name: $0, value: $1) })
  }

  private func step(
    _ type: String, in text: String = "none", _ variables: [(String, String)] = []
  ) throws -> NewStep {
    let pipeline = PipelineText(text, in: context)
    let steps = try pipeline.sequence().items.map {
      StepText(pipeline.slice($0.range), in: context).reading?.step
    }
    return try NewStep(type, among: steps, colors: colors(variables), library: .standard)
  }

  @Test(
    "stands where it has an effect",
    arguments: [
      ("shape", "fill(red) text()", 0), ("shape", "blend(multiply) fill(red)", 1),
      ("inset", "shape(capsule) fill(red)", 1), ("shadow", "shape(capsule) fill(red) text()", 1),
      ("fill", "shape(capsule) border(1px red) text()", 1),
      ("fill", "shape(capsule) fill(red) inset(1px) border(1px red)", 2),
      ("inner-shadow", "shape(capsule) fill(red) inset(-1px) border(1px red) text()", 2),
      ("border", "shape(capsule) fill(red) box(padding 1px) text()", 2),
      ("box", "fill(red) text()", 1), ("box", "fill(red)", 1), ("image", "fill(red) text()", 1),
      ("text", "fill(red)", 1), ("blend", "fill(red)", 0), ("part", "fill(red) text()", 2),
    ])
  func place(name: String, text: String, index: Int) throws {
    #expect(try step(type(name), in: text).index == index)
  }

  @Test(
    "has the color of the theme, or white or dark by contrast",
    arguments: [
      ("fill", "<color>", "none", "fill(var(--accent))"),
      ("shadow", "", "fill(red)", "shadow(0px 2px 6px rgb(0 0 0 / 35%))"),
      ("box", "", "none", "box(padding 8px 16px)"), ("text", "", "none", "text()"),
      ("text", "", "fill(navy)", "text(white)"), ("text", "", "fill(gold)", "text(#1c1e21)"),
      ("text", "", "fill(linear-gradient(#002, #004))", "text(white)"),
      ("text", "", "fill(navy) fill(transparent)", "text(white)"),
      ("border", "<color>", "fill(navy)", "border(1px rgb(255 255 255 / 40%))"),
      ("border", "<color>", "none", "border(1px var(--accent))"),
    ])
  func text(name: String, grammar: String, steps: String, text: String) throws {
    let variables = [("--accent", "rgb(29, 107, 91)")]
    #expect(try step(type(name, grammar), in: steps, variables).text == text)
  }

  @Test(
    "finds the main color of a theme",
    arguments: [
      ([("--tint", "red"), ("--accent", "teal")], "var(--accent)"),
      ([("--tab-tint-color", "#e4e6eb"), ("--bar-tint-color", "#6d84a2")], "#6d84a2"),
      ([("--accent", "3px"), ("--brand", "navy")], "var(--brand)"),
      ([("--accent", "transparent")], "#2f6fb3"), ([], "#2f6fb3"),
    ])
  func accent(variables: [(String, String)], accent: String) {
    #expect(colors(variables).accent == accent)
  }

  @Test("of every type can be parsed", arguments: LibraryMessage(.standard).steps.map(\.type))
  func parsed(type: String) throws {
    for ground in ["none", "fill(navy)"] {
      let text = try step(type, in: ground).text
      #expect(ItemMessage(text, in: context).type == type, "\(text)")
    }
  }

  @Test(
    "of every built-in type for a filled box draws something",
    arguments: [
      "shape", "inset", "shadow", "fill", "inner-shadow", "border", "border-sides", "bevel",
      "highlight-border", "box", "text", "blend",
    ])
  func effect(name: String) throws {
    var pipeline = PipelineText("shape(capsule) fill(teal) text()", in: context)
    let new = try step(type(name), in: pipeline.text)
    try pipeline.insert(new.text, at: StepPath(new.index))
    let item = try ItemMessage.items(of: pipeline)[new.index]
    #expect(item.hint == nil && item.problem == nil, "\(pipeline.text): \(item.hint ?? "")")
  }
}
