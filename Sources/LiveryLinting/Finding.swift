// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Something that is wrong with a sheet, and the sheet.
public struct Finding: Sendable {
  /// The sheet's text.
  public let stream: TokenStream
  /// What is wrong, with the severity that the linter gives it.
  public let diagnostic: Diagnostic
}
