// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A diagnostic and the sheet it is about.
public struct SheetDiagnostic: Sendable, CustomStringConvertible {
  /// The sheet.
  public let source: StyleSource
  /// What is wrong with it.
  public let diagnostic: Diagnostic

  /// The diagnostic as a person reads it: place, sentence, source line and caret.
  public var description: String {
    DiagnosticPrinter(source.tree.stream).text(of: diagnostic)
  }
}
