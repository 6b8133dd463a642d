// SPDX-License-Identifier: Apache-2.0

/// A text of paragraphs, in Markdown or without notation, as the client shows it.
///
/// ```swift
/// var text = HoverText(isMarkdown: true)
/// text.add("\(text.code("color")) is inherited.")
/// text.content.value    // "`color` is inherited."
/// ```
struct HoverText {
  /// Whether the text is Markdown.
  let isMarkdown: Bool
  private var paragraphs: [String] = []

  /// The maximum length of a piece of code in a sentence, in characters.
  private static let maximumCodeLength = 120

  /// Creates an empty text.
  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Whether there are no paragraphs.
  var isEmpty: Bool { paragraphs.isEmpty }

  /// The text for the client.
  var content: LSP.MarkupContent {
    LSP.MarkupContent(isMarkdown: isMarkdown, value: paragraphs.joined(separator: "\n\n"))
  }

  /// Adds a paragraph, unless it is empty.
  mutating func add(_ paragraph: String) {
    if !paragraph.isEmpty { paragraphs.append(paragraph) }
  }

  /// Adds a list with an item for each text.
  mutating func add(list items: [String]) {
    add(items.map { "- " + $0 }.joined(separator: "\n"))
  }

  /// Adds a paragraph of code.
  mutating func add(code: String) {
    if code.isEmpty { return }
    add(isMarkdown && !code.contains("```") ? "```css\n\(code)\n```" : code)
  }

  /// Adds a picture in Markdown, which a client without Markdown cannot show.
  mutating func add(picture: String?) {
    if isMarkdown, let picture { add(picture) }
  }
}

extension HoverText {
  /// Returns code in a sentence, in one line and shortened.
  func code(_ text: String) -> String {
    var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.count > Self.maximumCodeLength {
      text = text.prefix(Self.maximumCodeLength - 1) + "…"
    }
    guard isMarkdown else { return "'\(text)'" }
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// Returns a list of code in a sentence: `a`, `b`, `c` and 2 more.
  func codes(_ texts: [String], limit: Int = 24) -> String {
    let rest = texts.count - limit
    let shown = texts.prefix(limit).map(code)
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns emphasized code, as the title of a text.
  func title(_ text: String) -> String { isMarkdown ? "**\(code(text))**" : text }

  /// Returns a text with a link.
  func link(_ text: String, to address: String) -> String {
    isMarkdown ? "[\(escaped(text))](\(address))" : "\(text): \(address)"
  }

  /// Returns a text that the user or a file wrote, without effect as Markdown.
  func escaped(_ text: String) -> String {
    guard isMarkdown else { return text }
    return text.reduce(into: "") { result, character in
      if "\\`*_[]<>!#|~&".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
