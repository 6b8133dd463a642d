// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryPipelines

/// A built-in step or shape, with the parts of its source that the schema lacks.
struct Component {
  /// The type, whose schema contains the name, the parameters and their summaries.
  let type: any PipelineComponent.Type
  /// The name of the folder that contains the source, such as `Borders`.
  let folder: String
  /// Whether the source belongs to the steps that standard properties create.
  let isBoxComponent: Bool
  /// The doc comment of the type after its first paragraph: examples and remarks.
  let remarks: String

  /// The name of the type.
  var typeName: String { "\(type)" }

  /// Reads the source file of a type.
  init(_ type: any PipelineComponent.Type, source: URL) throws {
    self.type = type
    folder = source.deletingLastPathComponent().lastPathComponent
    isBoxComponent = source.pathComponents.contains("Boxes")
    let lines = try String(contentsOf: source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let declaration = lines.firstIndex { $0.contains("struct \(type): ") } ?? 0
    let start = lines[..<declaration].lastIndex { !$0.hasPrefix("///") } ?? 0
    let comment = lines[start..<declaration].dropFirst().map { $0.dropFirst(4) }
    remarks = comment.drop { !$0.isEmpty }.dropFirst().joined(separator: "\n")
  }
}

/// All built-in steps and shapes, in the order of the library.
struct Components {
  /// The steps.
  let steps: [Component]
  /// The shapes.
  let shapes: [Component]

  /// Finds the source files of the library's components in the folder of a module.
  init(in folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let sources = Dictionary(
      paths.filter { $0.hasSuffix(".swift") }.map { path in
        let file = folder.appending(path: path)
        return (file.deletingPathExtension().lastPathComponent, file)
      }
    ) { first, _ in first }
    func component(_ type: any PipelineComponent.Type) throws -> Component {
      guard let source = sources["\(type)"] else { throw MissingSource(type: "\(type)") }
      return try Component(type, source: source)
    }
    steps = try PipelineLibrary.standard.stepTypes.map { try component($0) }
    shapes = try PipelineLibrary.standard.shapeTypes.map { try component($0) }
  }

  /// The steps grouped by name, in the order in which each name first appears.
  var stepsByName: [(name: String, steps: [Component])] { groups(of: steps) { $0.type.name } }
}

/// Groups components by a key, in the order in which each key first appears.
func groups(
  of components: [Component], by key: (Component) -> String
) -> [(name: String, steps: [Component])] {
  var groups: [(name: String, steps: [Component])] = []
  for component in components {
    if let index = groups.firstIndex(where: { $0.name == key(component) }) {
      groups[index].steps.append(component)
    } else {
      groups.append((key(component), [component]))
    }
  }
  return groups
}

/// The error for a type of the library without a source file of its name.
struct MissingSource: Error, CustomStringConvertible {
  let type: String
  var description: String { "no file is named after \(type)" }
}
