// SPDX-License-Identifier: Apache-2.0

/// A path by its names alone: `..` takes back the name before it, and nothing is asked of the file system.
///
/// ```swift
/// LexicalPath("themes/../brand/./a.css").text                         // "brand/a.css"
/// LexicalPath("brand/a.css").relative(to: LexicalPath("themes"))      // nil: it lies outside
/// ```
package struct LexicalPath: Sendable, Hashable {
  /// Whether the path begins at the root of the file system.
  package private(set) var isAbsolute: Bool
  /// The names on the way; `..` stands at the beginning only.
  package private(set) var names: [String] = []

  /// A path; an empty one is the working folder.
  package init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    for name in text.split(separator: "/") { append(name) }
  }

  /// The path that another one means when it is read in this folder.
  package func appending(_ path: String) -> LexicalPath {
    if path.hasPrefix("/") { return LexicalPath(path) }
    var joined = self
    for name in path.split(separator: "/") { joined.append(name) }
    return joined
  }

  /// The folder that holds what the path names.
  package var folder: LexicalPath { appending("..") }

  /// The path as a system takes it; that of the working folder is `.`.
  package var text: String {
    let joined = names.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The names behind those of a folder that the path lies in; nil where it lies outside of it or is the folder.
  package func names(below folder: LexicalPath) -> ArraySlice<String>? {
    guard isAbsolute == folder.isAbsolute, names.count > folder.names.count,
      names.starts(with: folder.names)
    else { return nil }
    let rest = names[folder.names.count...]
    return rest.first == ".." ? nil : rest
  }

  /// The path seen from a folder that it lies in; nil where it lies outside of it or is the folder.
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
