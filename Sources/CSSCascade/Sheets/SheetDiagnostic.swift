// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A diagnostic with its sheet.
public struct SheetDiagnostic: Sendable, CustomStringConvertible {
  /// The sheet.
  public let source: StyleSource
  /// The diagnostic.
  public let diagnostic: Diagnostic

  /// Creates a diagnostic of a sheet.
  package init(source: StyleSource, diagnostic: Diagnostic) {
    self.source = source
    self.diagnostic = diagnostic
  }

  /// The diagnostic as text: location, message, source line and caret.
  public var description: String {
    DiagnosticPrinter(source.tree.stream).text(of: diagnostic)
  }
}
