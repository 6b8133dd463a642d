// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("Every step of the library")
struct EveryStepTests {
  private let context = ParsingContext(library: .standard)

  @Test(
    "can be inserted and round-trips",
    arguments: LibraryMessage(.standard).steps.map(\.type))
  func insert(type: String) throws {
    let text = try #require(context.library.newStep(type))
    let item = ItemMessage(text, in: context)
    #expect(item.kind == "step", "\(text)")
    #expect(item.type == type, "\(text)")
  }

  @Test(
    "accepts each of its reported values",
    arguments: LibraryMessage(.standard).steps.map(\.type))
  func values(type: String) throws {
    let text = try #require(context.library.newStep(type))
    for parameter in ItemMessage(text, in: context).parameters {
      guard let value = parameter.value else { continue }
      let written = parameter.type.kind == "boolean" ? "true" : value.text
      let changed = try StepText(text, in: context).setting(parameter.name, to: written)
      let values = [changed, text].map { ItemMessage($0, in: context).parameters.map(\.value) }
      #expect(values[0] == values[1])
    }
  }

  @Test(
    "accepts the initial text of each type",
    arguments: LibraryMessage(.standard).steps.map(\.type))
  func initial(type: String) throws {
    let text = try #require(context.library.newStep(type))
    for parameter in ItemMessage(text, in: context).parameters {
      let kinds = [parameter.type.kind, parameter.type.element?.first?.kind]
      // Only the component of a custom type knows its valid texts.
      if kinds.contains("custom"), parameter.type.initial.isEmpty { continue }
      #expect(throws: Never.self, "\(text): \(parameter.name) \(parameter.type.initial)") {
        try StepText(text, in: context).setting(parameter.name, to: parameter.type.initial)
      }
    }
  }
}
