// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON

/// One FILE operand of a command, read, or one of the sheets of an operand that is a compiled theme.
struct InputFile {
  /// Its CSS, called by the operand; `<stdin>` for standard input.
  var stream: TokenStream {
    switch content {
    case .css(let stream): stream
    case .json(let sheet): sheet.tree.stream
    case .compiled(let source): source.tree.stream
    }
  }

  /// Reads what the sheet imports, in the folder of the file; nil for standard input, which stands in none.
  private let loader: FileResourceLoader?
  private let content: Content

  private enum Content {
    case css(TokenStream)
    /// The rules of a style sheet in JSON, which is read as a whole.
    case json(JSONStyleSheet)
    /// A sheet of a compiled theme, which is parsed when somebody asks for its text.
    case compiled(StyleSource)
  }

  /// Reads an operand; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: The operand.
  ///   - name: The file that standard input stands for: what it is called, and where it imports from; by default none.
  /// - Throws: Why it cannot be read.
  init(_ path: String, standingFor name: String? = nil) throws(SourceError) {
    if path == "-" {
      if let name {
        self.init(try SourceText(readingStandardInputAs: name))
      } else {
        self.init(.css(try TokenStream(readingStandardInputAs: "<stdin>")), nil)
      }
      return
    }
    let loader = FileResourceLoader(forFile: path)
    if JSONStyleSheet.isName(path) {
      let text = try SourceText(contentsOfFile: path)
      self.init(.json(JSONStyleSheet(text, loader: loader)), loader)
    } else {
      self.init(.css(try TokenStream(contentsOfFile: path)), loader)
    }
  }

  private init(_ content: Content, _ loader: FileResourceLoader?) {
    self.content = content
    self.loader = loader
  }

  /// A text in the place of the file that it is called by.
  init(_ text: SourceText) {
    let loader = FileResourceLoader(forFile: text.name)
    if JSONStyleSheet.isName(text.name) {
      self.init(.json(JSONStyleSheet(text, loader: loader)), loader)
    } else {
      let whole = text.text(in: 0..<text.byteCount)
      self.init(.css(TokenStream(whole, name: text.name)), loader)
    }
  }

  /// A sheet of a compiled theme.
  init(_ source: StyleSource) {
    self.init(.compiled(source), nil)
  }
}

extension InputFile {
  /// What is wrong with the text before it is parsed.
  var diagnostics: [Diagnostic] {
    if case .json(let sheet) = content { sheet.diagnostics } else { stream.diagnostics }
  }

  /// Its rules.
  func parsed() -> SyntaxTree {
    switch content {
    case .css(let stream): SyntaxTree(parsing: stream)
    case .json(let sheet): sheet.tree
    case .compiled(let source): source.tree
    }
  }

  /// The sheet that it is, with what it imports.
  func source() -> StyleSource {
    if case .compiled(let source) = content { return source }
    var missing: [String] = []
    if case .json(let sheet) = content { missing = sheet.missingFiles }
    return StyleSource(parsed(), name: stream.name, loader: loader, missingFiles: missing)
  }
}
