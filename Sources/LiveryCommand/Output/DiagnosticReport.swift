// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Diagnostics on their way to the standard error.
enum DiagnosticReport {
  /// Prints what was found in a text, each with its line and a caret.
  static func write(_ diagnostics: [Diagnostic], of stream: TokenStream) {
    guard !diagnostics.isEmpty else { return }
    let printer = DiagnosticPrinter(stream, usesColor: Terminal.showsColorOnStandardError)
    for diagnostic in diagnostics { StandardError.write(printer.text(of: diagnostic)) }
  }
}
