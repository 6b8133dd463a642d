// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Returns the source with the built-in steps and shapes of pipelines.
///
/// These are the types of a module that conform to `PipelineStep` or `Shape` in their declarations.
/// Types in the committed list keep their order. Others follow in the order of their files. A new
/// step therefore comes after older steps of the same name, and only parses arguments that these
/// reject.
func componentFile(in module: URL) throws -> GeneratedFile {
  let name = "PipelineLibrary+Standard.swift"
  let committed = module.appendingPathComponent("Generated/\(name)")
  let list = (try? String(contentsOf: committed, encoding: .utf8)) ?? ""
  let types = try componentTypes(in: module)
  func names(_ conformance: String) -> [String] {
    let declared = types.filter { $0.conformance == conformance }.map(\.name)
    let listed = list.matches(of: /(\w+)\.self/).map { String($0.1) }
    return listed.filter(declared.contains) + declared.filter { !listed.contains($0) }
  }
  func lines(_ conformance: String) -> String {
    names(conformance).map { "\($0).self," }.indented(4)
  }
  return GeneratedFile(
    name: name, source: "the declarations of steps and shapes",
    body: """
      extension PipelineLibrary {
        /// The types of the built-in steps, in the order in which the parser tries them.
        static let standardSteps: [any PipelineStep.Type] = [
      \(lines("PipelineStep"))
        ]

        /// The types of the built-in shapes, in the order in which the parser tries them.
        static let standardShapes: [any Shape.Type] = [
      \(lines("Shape"))
        ]
      }
      """)
}

/// Returns the types of a module that are declared as steps or shapes, in the order of their files.
private func componentTypes(in module: URL) throws -> [(name: String, conformance: String)] {
  try FileManager.default.subpathsOfDirectory(atPath: module.path)
    .filter { $0.hasSuffix(".swift") }.sorted()
    .flatMap { path in
      try String(contentsOf: module.appendingPathComponent(path), encoding: .utf8)
        .matches(of: /(?m)^(?:public|package) struct (\w+): (PipelineStep|Shape)\b/).map {
          (String($0.1), String($0.2))
        }
    }
}
