// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryJSON

/// A document that is open in the editor.
struct Document: Sendable {
  /// The address.
  let uri: DocumentURI
  /// The language.
  let language: Language
  /// The name of the file in messages: its path relative to the root of its theme.
  let name: String
  /// The version of the text, which the client counts.
  private(set) var version: Int
  /// The number of changes to the text, which the server counts.
  private(set) var revision = 0
  /// The text, parsed according to the language.
  private(set) var content: Content
  /// The lines of the text.
  private(set) var lines: LineIndex

  /// The language of a document.
  enum Language: Sendable {
    /// A style sheet in CSS.
    case css
    /// A style sheet in JSON.
    case json
    /// Another text, such as a lint configuration.
    case other

    /// The language of a file.
    ///
    /// - Parameters:
    ///   - id: The name that the client gives the language.
    ///   - uri: The address of the document.
    init(id: String, uri: DocumentURI) {
      switch id {
      case "css", "livery": self = .css
      case "json", "jsonc", "json5": self = .json
      default:
        let name = (uri.path ?? uri.text).lowercased()
        self = name.hasSuffix(".css") ? .css : name.hasSuffix(".json") ? .json : .other
      }
    }
  }

  /// A parsed text.
  enum Content: Sendable {
    /// The syntax tree of a CSS text.
    case css(SyntaxTree)
    /// A text in another language.
    case text(SourceText)
  }

  /// Opens a document.
  init(_ uri: DocumentURI, language: Language, name: String, version: Int, text: String) {
    self.uri = uri
    self.language = language
    self.name = name
    self.version = version
    content = Self.content(of: text, language, name: name)
    lines = LineIndex(content.text, lineBreaks: .editor)
  }

  private static func content(of text: String, _ language: Language, name: String) -> Content {
    language == .css && text.utf8.count <= maximumSize
      ? .css(SyntaxTree(parsing: TokenStream(text, name: name)))
      : .text(SourceText(text, name: name))
  }

  /// The text.
  var text: SourceText { content.text }

  /// The maximum size of a sheet in bytes; a larger one is not checked.
  static let maximumSize = 16 << 20

  /// The byte order mark before the text, which is not part of it, or an empty string.
  private var byteOrderMark: String {
    text.byteOrderMarkLength(in: .utf8) > 0 ? "\u{FEFF}" : ""
  }

  /// The text as the client sent it, with its byte order mark.
  var clientText: String { byteOrderMark + text.text(in: 0..<text.byteCount) }

  /// Whether the document is a sheet that the server checks.
  var isSheet: Bool { language != .other && text.byteCount <= Self.maximumSize }

  /// Returns the document under another name, after the root of its theme changed.
  func renamed(_ name: String) -> Document {
    var renamed = Document(
      uri, language: language, name: name, version: version, text: clientText)
    renamed.revision = revision + 1
    return renamed
  }
}

extension Document.Content {
  /// The text.
  var text: SourceText {
    switch self {
    case .css(let tree): tree.stream.sourceText
    case .text(let text): text
    }
  }
}

extension Document {
  /// A change to a document.
  enum Change: Sendable {
    /// The replacement of the whole text.
    case whole(String)
    /// The replacement of a range.
    case range(LSP.Range, String)

    /// Reads a change, or returns `nil` if it is invalid.
    init?(_ json: JSONValue) {
      guard let text = json["text"]?.string else { return nil }
      guard let range = json["range"], !range.isNull else {
        self = .whole(text)
        return
      }
      guard let range = LSP.Range(range) else { return nil }
      self = .range(range, text)
    }
  }

  /// Applies changes, one after the other.
  ///
  /// - Parameters:
  ///   - changes: The changes; the positions of each refer to the text after the one before.
  ///   - version: The version of the text after the changes.
  ///   - encoding: The units of the positions.
  mutating func apply(_ changes: [Change], version: Int, in encoding: PositionEncoding) {
    self.version = version
    revision += 1
    for change in changes {
      switch change {
      case .whole(let text): content = Self.content(of: text, language, name: name)
      case .range(let range, let replacement): replace(range, with: replacement, in: encoding)
      }
      lines = LineIndex(text, lineBreaks: .editor)
    }
  }

  private mutating func replace(
    _ range: LSP.Range, with replacement: String, in encoding: PositionEncoding
  ) {
    let mark = text.byteOrderMarkLength(in: encoding)
    if range.start.line == 0, range.start.character < mark {
      // The change is before the byte order mark or replaces it.
      let removesMark = range.end.line > 0 || range.end.character >= mark
      let rest = text.text(in: lines.offset(of: range.end, in: encoding)..<text.byteCount)
      let whole = replacement + (removesMark ? "" : byteOrderMark) + rest
      content = Self.content(of: whole, language, name: name)
      return
    }
    let start = lines.offset(of: range.start, in: encoding)
    let end = max(start, lines.offset(of: range.end, in: encoding))
    let edit = TextEdit(range: start..<end, replacement: replacement)
    switch content {
    case .css(let tree) where text.byteCount + replacement.utf8.count <= Self.maximumSize:
      content = .css(tree.applying(edit))
    case .css, .text:
      let whole = byteOrderMark + EditedText(text, [edit]).text
      content = Self.content(of: whole, language, name: name)
    }
  }
}
