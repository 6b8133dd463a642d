// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// An error that prevents a file from being used as a compiled theme.
public enum CompiledThemeError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(SourceError)
  /// The file does not begin with the signature of compiled themes.
  case notACompiledTheme(file: String)
  /// The file was written on a machine with another byte order.
  case otherByteOrder(file: String)
  /// The file has the older or newer format version `found`; this version of Livery reads only
  /// `supported`.
  case unsupportedVersion(file: String, found: Int, supported: Int)
  /// The file has a wrong length or checksum, or impossible content.
  case damaged(file: String)
}

extension CompiledThemeError: CustomStringConvertible {
  /// The message of the error.
  ///
  /// For example, `app.livery: the compiled theme is damaged; compile it again`.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notACompiledTheme(let file): "\(file): this is not a compiled theme"
    case .otherByteOrder(let file):
      "\(file): the theme was compiled on a machine with another byte order; compile it again"
    case .unsupportedVersion(let file, let found, let supported) where found > supported:
      """
      \(file): the theme was compiled by a newer version of Livery (format \(found); this one reads format \(supported)); \
      update Livery or compile it again
      """
    case .unsupportedVersion(let file, let found, let supported):
      """
      \(file): the theme was compiled by an older version of Livery (format \(found); this one reads format \(supported)); \
      compile it again
      """
    case .damaged(let file): "\(file): the compiled theme is damaged; compile it again"
    }
  }
}
