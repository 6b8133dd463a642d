// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax

/// Why sheets of a theme stay as they were though their files changed.
public struct ReloadFailure: Sendable, CustomStringConvertible {
  /// What is wrong, sheet by sheet in the order of the theme.
  public let problems: [Problem]

  /// One thing that is wrong.
  public enum Problem: Sendable, CustomStringConvertible {
    /// The file of a sheet cannot be read.
    case unreadable(SourceError)
    /// The file of a sheet, by its path, is empty, and was not.
    case empty(String)
    /// An error in a sheet that it did not have before.
    case invalid(SheetDiagnostic)

    /// The problem as a person reads it: a sentence, for an error in a sheet with the place and the line.
    public var description: String {
      switch self {
      case .unreadable(let error): error.description
      case .empty(let path): "\(path): the file is empty"
      case .invalid(let diagnostic): diagnostic.description
      }
    }
  }

  /// The problems, one below the other.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
