// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A diagnostic and the sheet it is about.
public struct SheetDiagnostic: Sendable, CustomStringConvertible {
  /// The sheet.
  public let source: StyleSource
  /// What is wrong with it.
  public let diagnostic: Diagnostic

  /// Something that is wrong with a sheet.
  package init(source: StyleSource, diagnostic: Diagnostic) {
    self.source = source
    self.diagnostic = diagnostic
  }

  /// The diagnostic as a person reads it: place, sentence, source line and caret.
  public var description: String {
    DiagnosticPrinter(source.tree.stream).text(of: diagnostic)
  }
}
