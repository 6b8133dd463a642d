// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

/// A name or value that a completion offers.
///
/// Defined by [CompletionItem](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionItem).
struct CompletionItem {
  /// The text in the list.
  var label: String
  /// The kind, which determines the icon.
  var kind: Kind
  /// The rank in the list.
  var rank = Rank.general
  /// The text that replaces the word, or `nil` for the label.
  var text: String?
  /// Whether the text is a snippet with tab stops.
  var isSnippet = false
  /// A short text beside the label, such as an initial value.
  var detail: String?
  /// The origin beside the label, such as the name of a file.
  var origin: String?
  /// The documentation as plain text.
  var documentation: String?
  /// The text that a client compares with the word, or `nil` for the label.
  var filter: String?
  /// The subject of the documentation that is resolved on demand, or `nil` for none.
  var topic: Topic?

  /// A kind of item, by its number in the protocol.
  enum Kind: Int {
    case function = 3
    case field = 5
    case variable = 6
    case `class` = 7
    case module = 9
    case property = 10
    case unit = 11
    case value = 12
    case keyword = 14
    case color = 16
    case file = 17
    case reference = 18
    case folder = 19
    case event = 23
  }

  /// The ranks of items, the first in the list first.
  enum Rank: Int {
    /// Used in the same rule.
    case rule
    /// Used in the same sheet.
    case sheet
    /// Used in the theme, or declared by the program.
    case theme
    /// Used in the base theme.
    case base
    /// Not used in the theme.
    case general
    /// Accepted nearly everywhere, such as CSS-wide keywords.
    case universal
    /// Rarely wanted.
    case last
  }

  /// The subject of documentation.
  enum Topic: String {
    case property, function, step, color, variable
  }
}

extension CompletionItem {
  /// The text by which clients sort, which puts words with a vendor prefix last.
  private var sortText: String {
    let isPrefixed = label.hasPrefix("-") && !label.hasPrefix("--")
    return "\(rank.rawValue)\(isPrefixed ? "x" : " ")\(label)"
  }

  /// Writes the members of the item except its edit.
  ///
  /// - Parameters:
  ///   - json: The writer.
  ///   - client: The features of the client.
  ///   - uri: The document.
  func writeMembers(
    into json: inout JSONWriter, for client: ClientCapabilities, in uri: DocumentURI
  ) {
    json.member("label", label)
    json.member("kind", kind.rawValue)
    json.member("sortText", sortText)
    if let filter { json.member("filterText", filter) }
    if isSnippet { json.member("insertTextFormat", 2) }
    if let origin, client.has(.labelDetails) {
      json.name("labelDetails")
      json.object { $0.member("description", origin) }
      if let detail { json.member("detail", detail) }
    } else if let text = detail ?? origin {
      json.member("detail", text)
    }
    if let documentation { json.member("documentation", documentation) }
    if let topic { writeData(topic, into: &json, in: uri) }
  }

  private func writeData(_ topic: Topic, into json: inout JSONWriter, in uri: DocumentURI) {
    json.name("data")
    json.object { json in
      json.member("topic", topic.rawValue)
      json.member("name", topic == .function || topic == .step ? filter ?? label : label)
      if topic == .variable { json.member("uri", uri) }
    }
  }
}

extension String {
  /// The text with escapes, so that it has no tab stop in a snippet.
  ///
  /// Defined by the [snippet syntax](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#snippet_syntax).
  var escapedForSnippet: String {
    guard utf8.contains(where: { "\\$}".utf8.contains($0) }) else { return self }
    return reduce(into: "") { text, character in
      if "\\$}".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
