// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryPrinting

extension TextPosition: ProtocolValue {
  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }

  /// Reads a position, or returns `nil` if it is invalid.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension LSP {
  /// A range of a document.
  struct Range: ProtocolValue, Hashable, Sendable {
    /// The first position.
    var start: TextPosition
    /// The position after the last character.
    var end: TextPosition

    /// Creates a range.
    init(start: TextPosition, end: TextPosition) { (self.start, self.end) = (start, end) }

    /// Reads a range, or returns `nil` if it is invalid.
    init?(_ json: JSONValue?) {
      guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
        return nil
      }
      self.init(start: start, end: end)
    }

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("start", start)
        json.member("end", end)
      }
    }
  }

  /// A range in a document with an address.
  struct Location: ProtocolValue, Hashable, Sendable {
    /// The document.
    let uri: DocumentURI
    /// The range in the document.
    let range: LSP.Range

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("uri", uri)
        json.member("range", range)
      }
    }
  }

  /// A change to a document: the replacement of a range.
  struct TextEdit: ProtocolValue, Hashable, Sendable {
    /// The range to replace.
    let range: LSP.Range
    /// The replacement text.
    let newText: String

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("range", range)
        json.member("newText", newText)
      }
    }
  }

  /// A text with Markdown notation, or without it for clients that do not show Markdown.
  struct MarkupContent: ProtocolValue, Hashable, Sendable {
    /// Whether the text is Markdown.
    let isMarkdown: Bool
    /// The text.
    let value: String

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("kind", isMarkdown ? "markdown" : "plaintext")
        json.member("value", value)
      }
    }
  }
}
