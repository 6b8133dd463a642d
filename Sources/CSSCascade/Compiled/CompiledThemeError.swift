// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// An error that prevents a file from being used as a compiled theme.
public enum CompiledThemeError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(SourceError)
  /// The file does not begin with the signature of compiled themes.
  case notCompiled(String)
  /// The file was written on a machine with the other byte order.
  case otherByteOrder(String)
  /// The file has a format version that this library does not read: compile the theme again.
  case unknownVersion(String, found: Int, supported: Int)
  /// The file has a wrong length or checksum, or impossible content.
  case damaged(String)
}

extension CompiledThemeError: CustomStringConvertible {
  /// The message of the error.
  ///
  /// For example, `app.livery: the compiled theme is damaged; compile it again`.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notCompiled(let name): "\(name): this is not a compiled theme"
    case .otherByteOrder(let name):
      "\(name): the theme was compiled on a machine with another byte order; compile it again"
    case .unknownVersion(let name, let found, let supported) where found > supported:
      """
      \(name): the theme was compiled by a newer version of Livery (format \(found); this one reads format \(supported)); \
      update Livery or compile it again
      """
    case .unknownVersion(let name, let found, let supported):
      """
      \(name): the theme was compiled by an older version of Livery (format \(found); this one reads format \(supported)); \
      compile it again
      """
    case .damaged(let name): "\(name): the compiled theme is damaged; compile it again"
    }
  }
}
