// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Why a file is not used as a compiled theme.
public enum CompiledThemeError: Error, Hashable {
  /// It cannot be read.
  case unreadable(SourceError)
  /// It does not begin as compiled themes do.
  case notCompiled(String)
  /// It was written on a machine with the other order of bytes.
  case otherByteOrder(String)
  /// It is of a version of the format that this library does not read: compile the theme again.
  case unknownVersion(String, found: Int, known: Int)
  /// It is shorter or longer than it says, its checksum is another one, or what it says cannot be.
  case damaged(String)
}

extension CompiledThemeError: CustomStringConvertible {
  /// The error as a person reads it, such as `app.livery: the compiled theme is damaged; compile it again`.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notCompiled(let name): "\(name): this is no compiled theme"
    case .otherByteOrder(let name):
      "\(name): the theme was compiled on a machine with another byte order; compile it again"
    case .unknownVersion(let name, let found, let known) where found > known:
      """
      \(name): the theme was compiled by a newer version of Livery (format \(found); this one reads format \(known)); \
      update Livery or compile it again
      """
    case .unknownVersion(let name, let found, let known):
      """
      \(name): the theme was compiled by an older version of Livery (format \(found); this one reads format \(known)); \
      compile it again
      """
    case .damaged(let name): "\(name): the compiled theme is damaged; compile it again"
    }
  }
}
