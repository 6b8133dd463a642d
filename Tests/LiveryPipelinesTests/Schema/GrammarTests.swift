// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import CSSValues

@Suite("The grammar of pipelines")
struct GrammarTests {
  private static let library = PipelineLibrary.standard

  /// The names of the steps, each once.
  static let names: [String] = library.stepTypes.reduce(into: []) { names, type in
    if !names.contains(type.name) { names.append(type.name) }
  }

  @Test("in the table of properties is what the schemas of the steps say", arguments: names)
  func row(name: String) throws {
    let grammars = Self.library.stepTypes.filter { $0.name == name }.map { $0.grammar }
    #expect(NamedSyntax.syntax(of: "pipeline-\(name)") == Self.alternatives(grammars, of: name))
  }

  /// Grammars of one function as one: what stands in the parentheses are alternatives.
  private static func alternatives(_ grammars: [String], of name: String) -> String {
    let arguments = grammars.map { $0.dropFirst(name.count + 2).dropLast(2) }
    return grammars.count == 1 ? grammars[0] : "\(name)( \(arguments.joined(separator: " | ")) )"
  }

  @Test("has all steps, and those that programs bring along")
  func steps() throws {
    var words: [String] = []
    func add(_ name: String) throws {
      for reference in try #require(NamedSyntax.syntax(of: name)).split(separator: " | ") {
        let word = reference.dropFirst().dropLast()
        if word == "pipeline-css-box" { try add(String(word)) } else { words.append(String(word)) }
      }
    }
    try add("pipeline-step")
    #expect(Set(words) == Set(Self.names.map { "pipeline-\($0)" } + ["dashed-function"]))
    #expect(words.count == Set(words).count)
  }

  @Test("has all shapes, and those that programs bring along")
  func shapes() {
    let grammars = Self.library.shapeTypes.map { $0.grammar }
    #expect(
      NamedSyntax.syntax(of: "pipeline-contour")
        == (grammars + ["<dashed-ident>", "<dashed-function>"]).joined(separator: " | "))
  }
}
