// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests that the generated sources equal the generator's output, in any run and any folder.
struct GeneratorTests {
  /// The URL of the built generator next to the test bundle, or `nil` if it is not built.
  fileprivate static let generator: URL? = {
    let folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folders = [folder?.deletingLastPathComponent(), Bundle.main.bundleURL]
    return folders.compactMap { $0?.appending(path: "GenerateTables") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  private func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = Self.generator
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Returns a temporary folder with a copy of the generator's input.
  private func copy() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Grammars"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    for path in [
      "Grammars/pipelines.json", "Grammars/properties.json", "Resources", "Sources/LiveryPipelines",
    ] {
      try FileManager.default.copyItem(
        at: Corpora.packageRoot.appending(path: path), to: folder.appending(path: path))
    }
    return folder
  }

  /// Returns the paths of the sources in a folder and its subfolders.
  private func sources(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test("the committed sources are up to date", .needsGenerator)
  func upToDate() throws {
    let result = try run([Corpora.packageRoot.path, "--check"])
    #expect(result.output.isEmpty)
    #expect(result.code == 0)
  }

  @Test(
    "writes the same bytes to a new folder, and names a changed file", .tier(.standard),
    .needsGenerator)
  func deterministic() throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run([folder.path, "--check"]).code == 1)
    #expect(try run([folder.path]).code == 0)
    let resources = ["Builder", "Gallery", "Linting", "New"]
      .map { "Sources/Livery\($0)Resources/Generated" }
    for path in ["Sources/CSSValues", "Sources/LiveryPipelines"].map({ "\($0)/Generated" })
      + resources
    {
      let ours = Corpora.packageRoot.appending(path: path)
      let names = try sources(below: ours)
      #expect(try sources(below: folder.appending(path: path)) == names)
      for name in names {
        let text = try Data(contentsOf: ours.appending(path: name))
        #expect(try Data(contentsOf: folder.appending(path: "\(path)/\(name)")) == text)
      }
    }
    let name = "Sources/CSSValues/Generated/Property.swift"
    try Data("x".utf8).write(to: folder.appending(path: name))
    try Data().write(to: folder.appending(path: "Sources/CSSValues/Generated/Old.swift"))
    let result = try run([folder.path, "--check"])
    #expect(result.code == 1)
    #expect(
      result.output
        == "\(name) is out of date\nSources/CSSValues/Generated/Old.swift is out of date\n")
  }

  @Test(
    "rejects a table with a gap, with the reason", .needsGenerator,
    arguments: [
      (
        "<bg-image>#", "<bg-picture>#",
        "the grammar of 'background-image' names <bg-picture>, which"
      ),
      ("<bg-image>#", "<bg-image>## fit(<picture>)", "'background-image' names <picture>, which"),
      ("cover | contain\"", "cover | <bitmap>\"", "the grammar of <bg-size> names <bitmap>, which"),
      ("\"font-width\"", "\"color\"", "the property 'color' is listed twice"),
      ("\"name\": \"gradient\"", "\"name\": \"image\"", "the type <image> is listed twice"),
      ("scroll | fixed | local", "scroll | Fixed", "of <attachment> has 'Fixed'; keywords must be"),
      (
        "\"margin-top\", \"margin-right\"", "\"margin-rihgt\"", "an unknown longhand 'margin-rihgt'"
      ),
    ])
  func rejected(text: String, replacement: String, reason: String) throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Grammars/properties.json")
    let table = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let place = try #require(table.range(of: text))
    try Data(table.replacingCharacters(in: place, with: replacement).utf8).write(to: file)
    let result = try run([folder.path])
    #expect(result.code == 2)
    #expect(result.output.contains(reason))
  }

  @Test("rejects invalid arguments", .needsGenerator)
  func wrongArguments() throws {
    #expect(try run([]).code == 64)
    #expect(try run(["--nonsense"]).code == 64)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a reason, if the generator is not built.
  fileprivate static var needsGenerator: Self {
    .enabled(if: GeneratorTests.generator != nil, "GenerateTables is not built beside the tests")
  }
}
