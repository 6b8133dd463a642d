// SPDX-License-Identifier: Apache-2.0

/// Returns the Swift name of a CSS name: `marginTop` for `margin-top`.
func swiftName(_ name: String) -> String {
  let words = name.split(separator: "-")
  let camel = (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
  return reservedWords.contains(camel) ? "`\(camel)`" : camel
}

/// Returns a word with its first letter capitalized.
func capitalized(_ word: some StringProtocol) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}

private let reservedWords: Set = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "false", "for", "func", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "private", "public", "repeat", "return", "self", "static", "struct",
  "super", "switch", "throw", "true", "try", "var", "where", "while",
]

/// Returns a single-line string literal.
func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}

extension Sequence<String> {
  /// Returns the lines, indented.
  func indented(_ columns: Int = 2) -> String {
    map { line in
      line.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: columns) + $0 }
        .joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}

/// Returns the `case` patterns of a switch, wrapped to the line length: `case .a, .b:`.
func casePattern(_ names: [String]) -> String {
  var lines = ["case"]
  for (index, name) in names.enumerated() {
    let item = " .\(name)" + (index == names.count - 1 ? ":" : ",")
    if lines[lines.count - 1].count + item.count > 96 { lines.append("   ") }
    lines[lines.count - 1] += item
  }
  return lines.joined(separator: "\n")
}

/// Returns the items of a list, separated by commas and wrapped to the line length.
func wrapped(_ items: [String]) -> [String] {
  var lines = [""]
  for item in items {
    if lines[lines.count - 1].count + item.count > 94 { lines.append("") }
    lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + item + ","
  }
  return lines
}
