// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// The Swift compiler, to check that source that imports Livery is valid.
enum SwiftCompiler {
  /// Returns the compiler's output for sources, or an empty string if they are valid.
  ///
  /// - Parameters:
  ///   - sources: The sources of one module.
  ///   - checksTypes: Whether the sources are type-checked and not only parsed.
  /// - Returns: The output of the compiler; warnings are errors.
  /// - Throws: When the compiler cannot be run.
  static func problems(of sources: String..., checksTypes: Bool = true) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "livery-code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (number, source) in sources.enumerated() {
      let file = folder.appending(path: "Source\(number).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path(percentEncoded: false))
    }
    let built = BuiltCommand.executable.deletingLastPathComponent().path(percentEncoded: false)
    let checks =
      ["-typecheck", "-I", built + "/Modules"]
      + ["CSSTokenizer", "CStorage", "CDefaultTheme", "CHarborTheme", "CValueGrammars"].flatMap {
        ["-Xcc", "-fmodule-map-file=\(built)/\($0).build/module.modulemap"]
      }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-package-name", "app"]
      + ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
      .flatMap { ["-enable-upcoming-feature", $0] }
      + (checksTypes ? checks : ["-parse"]) + files
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty ? text : "the compiler failed"
  }
}
