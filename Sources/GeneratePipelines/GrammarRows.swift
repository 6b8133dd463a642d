// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryPipelines

/// Returns the table of the grammars of `-livery-pipeline`, as JSON.
///
/// GenerateTables adds it to the types of `properties.json`. Each name of a step has a row;
/// `pipeline-css-box`, `pipeline-step` and `pipeline-contour` list steps and shapes.
func grammarRows(of components: Components) throws -> String {
  let names = components.stepsByName
  func references(_ isBoxComponent: Bool) -> [String] {
    names.filter { $0.steps[0].isBoxComponent == isBoxComponent }.map { "<pipeline-\($0.name)>" }
  }
  let shapes = components.shapes.map { $0.type.grammar } + ["<dashed-ident>", "<dashed-function>"]
  let unions = [
    row("contour", alternatives: shapes),
    row("css-box", alternatives: references(true)),
    row("step", alternatives: ["<pipeline-css-box>"] + references(false) + ["<dashed-function>"]),
  ]
  let rows = unions + names.map { row($0.name, alternatives: [grammar(of: $0)]) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let table = GrammarTable(types: rows.sorted { $0.name < $1.name })
  return String(decoding: try encoder.encode(table), as: UTF8.self) + "\n"
}

/// The contents of `pipelines.json`.
private struct GrammarTable: Encodable {
  let banner =
    "Written by Scripts/generate pipelines from the schemas of LiveryPipelines. Do not edit."
  let types: [GrammarRow]
}

/// A named grammar, to which other grammars refer by its name.
private struct GrammarRow: Encodable {
  let name: String
  let syntax: String
}

private func row(_ name: String, alternatives: [String]) -> GrammarRow {
  GrammarRow(name: "pipeline-\(name)", syntax: alternatives.joined(separator: " | "))
}

/// Returns the grammar of all steps of a name, with their arguments as alternatives.
private func grammar(of group: (name: String, steps: [Component])) -> String {
  let grammars = group.steps.map { $0.type.grammar }
  if grammars.count == 1 { return grammars[0] }
  let arguments = grammars.map { $0.dropFirst(group.name.count + 2).dropLast(2) }
  return "\(group.name)( \(arguments.joined(separator: " | ")) )"
}
