// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation
import LiveryPipelines
import TestSupport
import Testing

@testable import CSSValues

/// Tests the reference of steps and shapes against their schemas.
@Suite("The reference of steps and shapes")
struct ReferenceTests {
  /// A type of step or shape, and the article that contains it.
  struct Kind: Sendable, CustomTestStringConvertible {
    let type: any PipelineComponent.Type
    let article: String

    var testDescription: String { String(describing: type) }

    static let steps: [Kind] = PipelineLibrary.standard.stepTypes.map {
      Kind(type: $0, article: isOfBoxes($0) ? "DrawingBoxes" : "ChoosingSteps")
    }
    static let shapes: [Kind] = PipelineLibrary.standard.shapeTypes.map {
      Kind(type: $0, article: "ChoosingAShape")
    }

    private static func isOfBoxes(_ type: any PipelineStep.Type) -> Bool {
      NamedSyntax.syntax(of: "pipeline-css-box")?.contains("<pipeline-\(type.name)>") == true
    }
  }

  @Test("and the table of grammars match the schemas", .enabled(if: generator != nil))
  func upToDate() throws {
    let process = Process()
    process.executableURL = Self.generator
    process.arguments = [Corpora.packageRoot.path, "--check"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.isEmpty)
    #expect(process.terminationStatus == 0)
  }

  /// The built generator, next to the test bundle.
  private static let generator: URL? = {
    let folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folders = [folder?.deletingLastPathComponent(), Bundle.main.bundleURL]
    return folders.compactMap { $0?.appending(path: "GeneratePipelines") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  @Test("has examples that round-trip", arguments: Kind.steps + Kind.shapes)
  func examples(kind: Kind) throws {
    let examples = try section(of: kind).examples
    #expect(!examples.isEmpty)
    for example in examples {
      let pipeline = try #require(Pipeline(parsing: example), "\(example)")
      #expect(Self.kinds(in: pipeline).contains { $0 == kind.type }, "\(example)")
      #expect(Pipeline(parsing: pipeline.description) == pipeline, "\(example)")
    }
  }

  /// Returns the types of a pipeline's steps and shapes, including those of its parts.
  private static func kinds(in pipeline: Pipeline) -> [any PipelineComponent.Type] {
    pipeline.steps.flatMap { step -> [any PipelineComponent.Type] in
      let inner: [any PipelineComponent.Type] =
        switch step {
        case let part as PartStep: kinds(in: part.pipeline)
        case let shape as ShapeStep: [type(of: shape.shape.base)]
        default: []
        }
      return [type(of: step)] + inner
    }
  }

  @Test("describes Livery's own types")
  func types() throws {
    let article = try Article("WritingAPipeline")
    let rows = article.sections.flatMap(\.rows).filter { $0[0].hasPrefix("`<") }
    #expect(rows.count >= 4)
    for row in rows {
      let name = row[0].filter { !"`<>".contains($0) }
      #expect(row[1] == NamedSyntax.syntax(of: name).map { "`\($0)`" }, "\(name)")
    }
    let known = Set(rows.map { $0[0].filter { $0 != "`" } })
    let grammars = (Kind.steps + Kind.shapes).map { $0.type.grammar }
    for grammar in grammars {
      for match in grammar.matches(of: /<(pipeline-[a-z-]+|content-mode)>/) {
        let name = String(match.0)
        #expect(known.contains(name) || article.text.contains("`\(name)` is a"), "\(name)")
      }
    }
  }

  @Test("lists the properties of each step in order")
  func boxes() throws {
    let table = try #require(
      try Article("DrawingBoxes").sections.first { $0.heading == "Overview" }
    ).rows.map { $0[0].filter { $0 != "`" } }
    let names = PipelineLibrary.standard.stepTypes.map { $0.name }
    for name in table { #expect(names.contains(name), "\(name)") }
    #expect(table == Self.orderOfPainting)
  }

  /// The names of the steps of an element that sets everything.
  private static let orderOfPainting: [String] = {
    let sheet = CSSStyleSheet(
      """
      .a { border: 1px solid; rotate: 1deg; mix-blend-mode: multiply; opacity: 0.5; clip-path: circle();
        filter: blur(1px); box-shadow: 0 1px, inset 0 1px; background: red; outline: 1px solid;
        border-image: linear-gradient(red, blue) 1; mask: linear-gradient(red, blue) }
      """)
    return sheet.pipeline(for: ".a").steps.map { type(of: $0).name }
  }()

  @Test("matches the comments of steps and shapes")
  func comments() throws {
    let folder = Corpora.packageRoot.appending(path: "Sources/LiveryPipelines")
      .resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var examples: [String] = []
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\/\/\/ ```css\n((?:\/\/\/ .*\n)+?)\/\/\/ ```/) {
        examples += match.1.split(separator: "\n").map { String($0.dropFirst(4)) }
      }
    }
    #expect(examples.count > 25)
    for example in examples where !example.hasPrefix("--") {
      #expect(Pipeline(parsing: example) != nil, "\(example)")
    }
  }

  private func section(of kind: Kind) throws -> Article.Section {
    let sections = try Article(kind.article).sections
    return try #require(
      sections.first { $0.grammar == kind.type.grammar }, "no '\(kind.type.grammar)'")
  }
}
