// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The output of diagnostics on standard error.
enum DiagnosticReport {
  /// Prints the diagnostics of a sheet, each with its source line and a caret.
  static func write(_ diagnostics: [Diagnostic], of stream: TokenStream) {
    write(diagnostics) { DiagnosticPrinter(stream, usesColor: $0) }
  }

  /// Prints the diagnostics of a text that is not a sheet.
  static func write(_ diagnostics: [Diagnostic], of text: SourceText) {
    write(diagnostics) { DiagnosticPrinter(text, usesColor: $0) }
  }

  private static func write(
    _ diagnostics: [Diagnostic], _ printer: (_ usesColor: Bool) -> DiagnosticPrinter
  ) {
    guard !diagnostics.isEmpty else { return }
    let printer = printer(Terminal.showsColorOnStandardError)
    for diagnostic in diagnostics { StandardError.write(printer.text(of: diagnostic)) }
  }

  /// Prints the diagnostics of several sheets.
  static func write(_ diagnostics: [SheetDiagnostic]) {
    var rest = diagnostics[...]
    while let stream = rest.first?.source.tree.stream {
      let end = rest.firstIndex { $0.source.tree.stream.bytes != stream.bytes } ?? rest.endIndex
      write(rest[..<end].map(\.diagnostic), of: stream)
      rest = rest[end...]
    }
  }
}
