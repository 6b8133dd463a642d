// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import LiveryPipelines

/// Returns the paths and texts of the articles that end in a generated part.
func articles(of components: Components) throws -> [(String, String)] {
  let boxes = components.steps.filter(\.isBoxComponent)
  let steps = groups(of: components.steps.filter { !$0.isBoxComponent }) { $0.folder }
  let reference = steps.map { section in
    "## \(section.name)\n\n\(sections(of: section.steps, among: components))"
  }
  // The types of the steps of boxes are not public.
  let topics = steps + [("Shapes", components.shapes)]
  return try [
    article("ChoosingSteps", reference.joined(separator: "\n")),
    article("DrawingBoxes", sections(of: boxes, among: components)),
    article("ChoosingAShape", sections(of: components.shapes, among: components)),
    article("LiveryPipelines", topics.map(topic).joined(separator: "\n")),
  ]
}

/// The line of an article that precedes the generated part.
private let marker =
  "<!-- Scripts/generate pipelines writes what follows, from the schemas and doc comments of steps and shapes. -->\n"

/// Returns the path and the text of an article with a new generated part.
private func article(_ name: String, _ generated: String) throws -> (String, String) {
  let path = "Sources/LiveryPipelines/LiveryPipelines.docc/\(name).md"
  let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  guard let end = text.range(of: marker)?.upperBound else { throw MissingMarker(path: path) }
  return (path, text[..<end] + "\n" + generated)
}

/// Returns the list of the types of a group, for the landing page.
private func topic(_ section: (name: String, steps: [Component])) -> String {
  "### \(section.name)\n\n" + section.steps.map { "- ``\($0.typeName)``\n" }.joined()
}

private func sections(of list: [Component], among components: Components) -> String {
  list.map { section(of: $0, among: components) }.joined(separator: "\n")
}

/// Returns the section of a component: summary, grammar, parameters and the remarks of its source.
private func section(of component: Component, among components: Components) -> String {
  let type = component.type
  let isShared = components.steps.count { $0.type.name == type.name } > 1
  var parts = [
    "### \(type.name)\(isShared ? ": \(spacedWords(of: component.typeName))" : "")", type.summary,
    "```\n\(type.grammar)\n```",
  ]
  if !type.parameters.isEmpty {
    let rows = type.parameters.map {
      "| `\($0.name)` | \(defaultText($0)) | \($0.summary.replacing("|", with: "\\|")) |"
    }
    let header = ["| Parameter | Default | Meaning |", "| --- | --- | --- |"]
    parts.append((header + rows).joined(separator: "\n"))
  }
  if !component.remarks.isEmpty { parts.append(component.remarks) }
  return parts.joined(separator: "\n\n") + "\n"
}

/// Returns the words of a type's name: `gradient fill` for `GradientFill`.
private func spacedWords(of name: String) -> String {
  name.replacing(/[A-Z]/) { " " + $0.0.lowercased() }.trimmingCharacters(in: .whitespaces)
}

/// Returns the text for the default value of a parameter.
private func defaultText(_ parameter: ParameterDescription) -> String {
  if parameter.type == .boolean { return "off" }
  guard parameter.form.isOptional else { return "required" }
  guard let values = parameter.defaultValue else { return "none" }
  return "`\(values.map(\.description).joined(separator: " "))`"
}

/// The error for an article without the line that precedes its generated part.
private struct MissingMarker: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path) has no line '\(marker.dropLast())'" }
}
