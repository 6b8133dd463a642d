// SPDX-License-Identifier: Apache-2.0

/// A text of paragraphs in Markdown, or in plain text for clients that do not show Markdown.
struct DocumentationText {
  /// Whether the text is Markdown.
  let isMarkdown: Bool
  private var paragraphs: [String] = []

  /// Creates an empty text.
  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// The text as a value of the protocol.
  var content: LSP.MarkupContent {
    LSP.MarkupContent(isMarkdown: isMarkdown, value: paragraphs.joined(separator: "\n\n"))
  }

  /// Adds a paragraph of plain text.
  mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    paragraphs.append(isMarkdown ? Self.escaped(text) : text)
  }

  /// Adds CSS code on its own lines.
  mutating func add(code: String) {
    paragraphs.append(isMarkdown ? "```css\n\(code.replacing("```", with: ""))\n```" : code)
  }

  /// Adds lines, each a name and a text that is shown as code.
  mutating func add(lines: [(name: String, code: String)]) {
    guard !lines.isEmpty else { return }
    let texts = lines.map { line in
      isMarkdown
        ? "- \(Self.escaped(line.name)): `\(line.code.replacing("`", with: ""))`"
        : "\(line.name): \(line.code)"
    }
    paragraphs.append(texts.joined(separator: "\n"))
  }

  /// Adds a link.
  mutating func add(link: String?, title: String) {
    guard let link else { return }
    paragraphs.append(isMarkdown ? "[\(title)](\(link))" : "\(title): \(link)")
  }

  /// Adds a picture, which is Markdown, or nothing for plain text.
  mutating func add(picture: String?) {
    if isMarkdown, let picture { paragraphs.append(picture) }
  }

  /// Returns a text without characters that have a meaning in Markdown.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_[]<>#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
