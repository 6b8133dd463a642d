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
  init(_ path: String) throws(SourceError) {
    if path == "-" {
      content = .css(try TokenStream(readingStandardInputAs: "<stdin>"))
      loader = nil
      return
    }
    let loader = FileResourceLoader(forFile: path)
    self.loader = loader
    if JSONStyleSheet.isName(path) {
      content = .json(JSONStyleSheet(try SourceText(contentsOfFile: path), loader: loader))
    } else {
      content = .css(try TokenStream(contentsOfFile: path))
    }
  }

  /// A sheet of a compiled theme.
  init(_ source: StyleSource) {
    content = .compiled(source)
    loader = nil
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
