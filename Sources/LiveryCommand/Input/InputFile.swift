// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// One FILE operand of a command, read.
struct InputFile {
  /// Its text, called by the operand; `<stdin>` for standard input.
  let stream: TokenStream
  /// Reads what the sheet imports, in the folder of the file; nil for standard input, which stands in none.
  let loader: FileResourceLoader?

  /// Reads an operand; `-` is standard input.
  init(_ path: String) throws(SourceError) {
    if path == "-" {
      stream = try TokenStream(readingStandardInputAs: "<stdin>")
      loader = nil
    } else {
      stream = try TokenStream(contentsOfFile: path)
      loader = FileResourceLoader(forFile: path)
    }
  }
}
