// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON

/// One FILE operand of a command, read.
struct InputFile {
  /// Its CSS, called by the operand; `<stdin>` for standard input.
  let stream: TokenStream
  /// Reads what the sheet imports, in the folder of the file; nil for standard input, which stands in none.
  let loader: FileResourceLoader?
  /// The rules of a style sheet in JSON, which is read as a whole.
  private let json: JSONStyleSheet?

  /// Reads an operand; `-` is standard input.
  init(_ path: String) throws(SourceError) {
    if path == "-" {
      stream = try TokenStream(readingStandardInputAs: "<stdin>")
      loader = nil
      json = nil
      return
    }
    let loader = FileResourceLoader(forFile: path)
    self.loader = loader
    if JSONStyleSheet.isName(path) {
      let sheet = JSONStyleSheet(try SourceText(contentsOfFile: path), loader: loader)
      json = sheet
      stream = sheet.tree.stream
    } else {
      json = nil
      stream = try TokenStream(contentsOfFile: path)
    }
  }
}

extension InputFile {
  /// What is wrong with the text before it is parsed.
  var diagnostics: [Diagnostic] { json?.diagnostics ?? stream.diagnostics }

  /// Its rules.
  func parsed() -> SyntaxTree { json?.tree ?? SyntaxTree(parsing: stream) }

  /// The sheet that it is, with what it imports.
  func source() -> StyleSource {
    StyleSource(
      parsed(), name: stream.name, loader: loader, missingFiles: json?.missingFiles ?? [])
  }
}
