// SPDX-License-Identifier: Apache-2.0
// Writes the tables and resources as Swift source: `GenerateTables ROOT [--check]`.
//
//   Grammars/*.json          -> Sources/CSSValues/Generated/
//   types of steps, shapes   -> Sources/LiveryPipelines/Generated/
//   Resources/               -> Sources/Livery…Resources/Generated/
//
// With --check, writes no files. Prints each file that differs, and exits with code 1 if there is
// any.
import Foundation

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let operands = arguments.filter { $0 != "--check" }
guard let path = operands.first, operands.count == 1, !path.hasPrefix("-") else {
  fail("usage: GenerateTables ROOT [--check]", code: 64)
}
let root = URL(fileURLWithPath: path, isDirectory: true)

do {
  let table = try PropertyTable(in: root.appendingPathComponent("Grammars"))
  let pipelines = root.appendingPathComponent("Sources/LiveryPipelines")
  let outputs =
    try [
      OutputFolder(
        url: root.appendingPathComponent("Sources/CSSValues/Generated"),
        files: propertyFiles(table) + keywordFiles(table) + typeFiles(table)
          + [functionFile(table), colorFile(table)]),
      OutputFolder(
        url: pipelines.appendingPathComponent("Generated"), files: [componentFile(in: pipelines)]),
    ]
    + resourceFiles(in: root.appendingPathComponent("Resources")).map { module, file in
      OutputFolder(
        url: root.appendingPathComponent("Sources/\(module)/Generated"), files: [file])
    }
  if isCheck {
    let outdated = try outputs.flatMap { try $0.differences() }
    for file in outdated {
      print("\(file.path.replacingOccurrences(of: root.path + "/", with: "")) is out of date")
    }
    exit(outdated.isEmpty ? 0 : 1)
  }
  for output in outputs { try output.write() }
} catch {
  fail("GenerateTables: error: \(error)", code: 2)
}
