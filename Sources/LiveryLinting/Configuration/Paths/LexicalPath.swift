// SPDX-License-Identifier: Apache-2.0

/// A path that is resolved by its names alone, without the file system: `..` removes the name
/// before it.
///
/// ```swift
/// LexicalPath("themes/../brand/./a.css").text                         // "brand/a.css"
/// LexicalPath("brand/a.css").relative(to: LexicalPath("themes"))      // nil: it lies outside
/// ```
package struct LexicalPath: Sendable, Hashable {
  /// Whether the path begins at the root of the file system.
  package private(set) var isAbsolute: Bool
  /// The components of the path.
  ///
  /// `..` occurs only at the beginning of a relative path.
  package private(set) var names: [String] = []

  /// Creates a path.
  ///
  /// Empty text is the working folder.
  package init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    for name in text.split(separator: "/") { append(name) }
  }

  /// Returns another path resolved against this folder.
  package func appending(_ path: String) -> LexicalPath {
    if path.hasPrefix("/") { return LexicalPath(path) }
    var joined = self
    for name in path.split(separator: "/") { joined.append(name) }
    return joined
  }

  /// The folder that contains the item at the path.
  package var folder: LexicalPath { appending("..") }

  /// The path as a string for the file system.
  ///
  /// The working folder is `.`.
  package var text: String {
    let joined = names.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Returns the components after those of a folder, or `nil` if the path is not inside the folder.
  package func names(below folder: LexicalPath) -> ArraySlice<String>? {
    guard isAbsolute == folder.isAbsolute, names.count > folder.names.count,
      names.starts(with: folder.names)
    else { return nil }
    let rest = names[folder.names.count...]
    return rest.first == ".." ? nil : rest
  }

  /// Returns the path relative to a folder, or `nil` if the path is not inside the folder.
  package func relative(to folder: LexicalPath) -> String? {
    names(below: folder)?.joined(separator: "/")
  }

  private mutating func append(_ name: Substring) {
    switch name {
    case ".", "": return
    case "..":
      if let last = names.last, last != ".." {
        names.removeLast()
      } else if !isAbsolute {
        names.append("..")
      }
    default: names.append(String(name))
    }
  }
}
