// SPDX-License-Identifier: Apache-2.0
// Writes the files that derive from the schemas of steps and shapes:
// `GeneratePipelines ROOT [--check]`.
//
//   Grammars/pipelines.json                        the grammar of each step, of a step and of a
//   shape
//   Sources/LiveryPipelines/LiveryPipelines.docc/  the reference, at the end of articles
//
// With --check the program writes no file. It names each file that differs, and exits with 1 if
// there is one.
import Foundation

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

let operands = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
let isCheck = CommandLine.arguments.contains("--check")
guard let path = operands.first, operands.count == 1, !path.hasPrefix("-") else {
  fail("usage: GeneratePipelines ROOT [--check]", code: 64)
}
let root = URL(fileURLWithPath: path, isDirectory: true)

do {
  let components = try Components(in: root.appending(path: "Sources/LiveryPipelines"))
  let outputs =
    try [("Grammars/pipelines.json", grammarRows(of: components))] + articles(of: components)
  var isCurrent = true
  for (name, text) in outputs {
    let file = root.appending(path: name)
    if (try? Data(contentsOf: file)) == Data(text.utf8) { continue }
    isCurrent = false
    if isCheck { print("\(name) is out of date") } else { try Data(text.utf8).write(to: file) }
  }
  exit(isCheck && !isCurrent ? 1 : 0)
} catch {
  fail("GeneratePipelines: error: \(error)", code: 2)
}
