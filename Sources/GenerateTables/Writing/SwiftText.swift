// SPDX-License-Identifier: Apache-2.0

/// The Swift name of a CSS name: `marginTop` for `margin-top`.
func swiftName(_ name: String) -> String {
  let words = name.split(separator: "-")
  let camel = (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
  return reservedWords.contains(camel) ? "`\(camel)`" : camel
}

/// The word with its first letter made large.
func capitalized(_ word: some StringProtocol) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}

private let reservedWords: Set = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "false", "for", "func", "if", "import", "in", "init", "inout", "internal", "is",
  "let", "nil", "operator", "private", "public", "repeat", "return", "self", "static", "struct",
  "super", "switch", "throw", "true", "try", "var", "where", "while",
]

/// A literal of one line.
func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}

extension Sequence<String> {
  /// The lines, each moved to the right.
  func indented(_ columns: Int = 2) -> String {
    map { line in
      line.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: columns) + $0 }
        .joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}

/// A run of `case` patterns that fits the page: `case .a, .b:`.
func casePattern(_ names: [String]) -> String {
  var lines = ["case"]
  for (index, name) in names.enumerated() {
    let item = " .\(name)" + (index == names.count - 1 ? ":" : ",")
    if lines[lines.count - 1].count + item.count > 96 { lines.append("   ") }
    lines[lines.count - 1] += item
  }
  return lines.joined(separator: "\n")
}

/// The items of a list with commas, in lines that fit the page.
func wrapped(_ items: [String]) -> [String] {
  var lines = [""]
  for item in items {
    if lines[lines.count - 1].count + item.count > 94 { lines.append("") }
    lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + item + ","
  }
  return lines
}
