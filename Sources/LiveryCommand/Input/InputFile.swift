// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON

/// The content of a FILE operand, or a sheet of an operand that is a compiled theme.
struct InputFile {
  /// The CSS tokens of the file, named by the operand, or `<stdin>` for standard input.
  var stream: TokenStream {
    switch content {
    case .css(let stream): stream
    case .json(let sheet): sheet.tree.stream
    case .compiled(let source): source.tree.stream
    }
  }

  /// The loader of imports in the folder of the file, or `nil` for standard input.
  private let loader: FileResourceLoader?
  private let content: Content

  private enum Content {
    case css(TokenStream)
    /// A JSON style sheet, which is read completely.
    case json(JSONStyleSheet)
    /// A sheet of a compiled theme, which is parsed when its text is needed.
    case compiled(StyleSource)
  }

  /// Reads an operand, where `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: The operand.
  ///   - name: The name and location of the file that standard input represents, or `nil` if there
  ///     is none.
  /// - Throws: The reason that the operand cannot be read.
  init(_ path: String, representing name: String? = nil) throws(SourceError) {
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

  /// Creates a file from a text, in place of the file with the text's name.
  init(_ text: SourceText) {
    let loader = FileResourceLoader(forFile: text.name)
    if JSONStyleSheet.isName(text.name) {
      self.init(.json(JSONStyleSheet(text, loader: loader)), loader)
    } else {
      let whole = text.text(in: 0..<text.byteCount)
      self.init(.css(TokenStream(whole, name: text.name)), loader)
    }
  }

  /// Creates a file from a sheet of a compiled theme.
  init(_ source: StyleSource) {
    self.init(.compiled(source), nil)
  }
}

extension InputFile {
  /// The diagnostics of the text before parsing.
  var diagnostics: [Diagnostic] {
    if case .json(let sheet) = content { sheet.diagnostics } else { stream.diagnostics }
  }

  /// Returns the syntax tree of the file.
  func parsed() -> SyntaxTree {
    switch content {
    case .css(let stream): SyntaxTree(parsing: stream)
    case .json(let sheet): sheet.tree
    case .compiled(let source): source.tree
    }
  }

  /// Returns the source of the file, with its imports.
  func source() -> StyleSource {
    if case .compiled(let source) = content { return source }
    var missing: [String] = []
    if case .json(let sheet) = content { missing = sheet.missingFiles }
    return StyleSource(parsed(), name: stream.name, loader: loader, missingFiles: missing)
  }
}
