// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax

/// The reasons that style sheets of a theme are unchanged although their files changed.
public struct ReloadFailure: Sendable, CustomStringConvertible {
  /// The problems, by style sheet in the order of the theme.
  public let problems: [Problem]

  /// A problem of a style sheet.
  public enum Problem: Sendable, CustomStringConvertible {
    /// The file of a style sheet cannot be read.
    case unreadable(SourceError)
    /// The file of a style sheet, specified by its path, is empty and was not before.
    case empty(String)
    /// A new error in a style sheet.
    case invalid(SheetDiagnostic)

    /// The message; for an error in a style sheet, with the location and the line.
    public var description: String {
      switch self {
      case .unreadable(let error): error.description
      case .empty(let path): "\(path): the file is empty"
      case .invalid(let diagnostic): diagnostic.description
      }
    }
  }

  /// The messages of the problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
