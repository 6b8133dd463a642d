// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The targets of `Package.swift`, compared with the table of modules in the documentation and the
/// imports of the sources.
@Suite struct ModuleTableTests {
  /// A target of the manifest.
  private struct Target: Sendable {
    let name: String
    let type: String
    let path: String?
    /// The names of the target's dependencies.
    let dependencies: Set<String>

    /// Creates a target from the output of `swift package dump-package`.
    init?(_ json: [String: Any]) {
      guard let name = json["name"] as? String, let type = json["type"] as? String else {
        return nil
      }
      (self.name, self.type, path) = (name, type, json["path"] as? String)
      // {"byName": ["CSSSyntax", null]}, {"target": ["CCairo", {…}]}
      // or {"product": ["Yams", "Yams", …]}
      let entries = json["dependencies"] as? [[String: [Any]]] ?? []
      dependencies = Set(entries.compactMap { ($0["byName"] ?? $0["target"])?.first as? String })
    }

    var isModule: Bool { ["regular", "executable", "system"].contains(type) && path == nil }
    var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let manifest = Result { try readManifest() }
  private let targets: [Target]

  init() throws { targets = try Self.manifest.get() }

  /// Reads the targets of `Package.swift`.
  ///
  /// The build folder is locked while tests run, so SwiftPM uses another one.
  private static func readManifest() throws -> [Target] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--scratch-path", scratch.path, "dump-package"]
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    let manifest = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(manifest["targets"] as? [[String: Any]]).compactMap(Target.init)
  }

  @Test("the table of FindingAModule.md lists each module in the order of the manifest")
  func table() throws {
    let page = Self.root.appending(path: "Sources/Livery/Livery.docc/FindingAModule.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { row in
      row.split(separator: "|").first?.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) } ?? []
    }
    #expect(names == targets.filter(\.isModule).map(\.name))
  }

  @Test("a target depends only on targets above it")
  func directions() {
    var known: Set<String> = []
    for target in targets {
      let unknown = target.dependencies.subtracting(known)
      #expect(
        unknown.isEmpty, "\(target.name) depends on \(unknown.sorted()), which are not above it")
      known.insert(target.name)
    }
  }

  @Test("a target declares each module that it imports, and no other")
  func imports() throws {
    let names = Set(targets.map(\.name))
    for target in targets where !["system", "plugin"].contains(target.type) {
      let folder = Self.root.appending(path: target.folder)
      let files = try #require(FileManager.default.enumerator(atPath: folder.path)?.allObjects)
      var imported: Set<String> = []
      for case let file as String in files
      where file.hasSuffix(".swift") && !file.contains(".docc/") {
        imported.formUnion(
          try importedModules(of: String(contentsOf: folder.appending(path: file), encoding: .utf8))
        )
      }
      // A C target that another C target includes is not imported.
      #expect(
        imported.intersection(names).subtracting([target.name]) == target.dependencies,
        "imports and dependencies of \(target.name)")
    }
  }

  @Test("the documentation of a module lists its folders")
  func folders() throws {
    var count = 0
    for target in targets.filter(\.isModule) {
      let folder = Self.root.appending(path: target.folder)
      let page = folder.appending(path: "\(target.name).docc/\(target.name).md")
      guard let text = try? String(contentsOf: page, encoding: .utf8),
        let section = text.components(separatedBy: "## Folders\n").dropFirst().first
      else { continue }
      let rows = section.components(separatedBy: "\n## ")[0].matches(of: #/\n\| `(\w+)` \|/#)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        !$0.contains(".") && $0 != "Generated"
      }
      #expect(rows.map { String($0.output.1) }.sorted() == names.sorted(), "\(target.name)")
      count += 1
    }
    #expect(count >= 16)
  }

  /// Returns the names of the modules that a file imports outside string literals.
  private func importedModules(of text: String) -> [String] {
    let code = text.replacing(#/"""(.|\n)*?"""/#, with: "")
    return code.matches(
      of: #/^[ \t]*(@\w+ )*(public |package |private )?import ([a-z]+ )?(\w+)/#
        .anchorsMatchLineEndings()
    ).map { String($0.output.4) }
  }
}
