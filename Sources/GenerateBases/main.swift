// SPDX-License-Identifier: Apache-2.0
// Prints the bytes of a base theme in compiled form: GenerateBases NAME SHEET, where SHEET is the file of the theme and
// NAME the name of its style sheet in the library. Scripts/generate base-themes converts them to C.
//
// The text of an imported file takes the place of its rule, because sheets over a compiled theme of one text need not
// parse it.
import CSSCascade
import CSSSyntax

/// Returns the text of a file.
func text(_ path: String) throws -> String {
  let source = try SourceText(contentsOfFile: path)
  return source.text(in: 0..<source.byteCount)
}

precondition(CommandLine.arguments.count == 3, "usage: GenerateBases NAME SHEET")
let (name, path) = (CommandLine.arguments[1], CommandLine.arguments[2])
let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
var lines: [String] = []
for line in try text(path).split(separator: "\n", omittingEmptySubsequences: false) {
  let isImport = line.hasPrefix("@import \"") && line.hasSuffix("\";")
  lines.append(isImport ? try text(folder + line.dropFirst(9).dropLast(2)) : String(line))
}
let sheet = CSSStyleSheet(lines.joined(separator: "\n"), name: name, origin: .default)
for diagnostic in sheet.diagnostics { print("#error \(diagnostic)") }
let bytes = sheet.compiled()
for start in stride(from: 0, to: bytes.count, by: 32) {
  print(bytes[start..<min(start + 32, bytes.count)].map { "\($0)," }.joined())
}
