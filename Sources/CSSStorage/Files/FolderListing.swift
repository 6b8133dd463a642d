// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files and folders in a folder, sorted by the bytes of their names.
///
/// Symbolic links are excluded, because they may point outside the folder that the user named.
package struct FolderListing {
  /// The names of the regular files.
  package private(set) var files: [String] = []
  /// The names of the folders.
  package private(set) var folders: [String] = []

  /// Lists a folder, or returns `nil` if it cannot be read.
  package init?(_ path: String) {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      // Skip hidden files: `.git`, `.build` and the folders `.` and `..`.
      if name.hasPrefix(".") { continue }
      var status = stat()
      let whole = path == "." ? name : Self.joined(path, name)
      guard lstat(whole, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: files.append(name)
      case S_IFDIR: folders.append(name)
      default: break
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns whether a folder has no items, hidden ones included, or `nil` if it cannot be read.
  package static func isEmpty(_ path: String) -> Bool? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    // Two items are the folder itself and its parent.
    var count = 0
    while count <= 2, readdir(stream) != nil { count += 1 }
    return count <= 2
  }

  /// Returns the path of a name in a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The kind of item at a path: a folder, another item, or nothing.
  package enum Kind: Sendable {
    /// A folder.
    case folder
    /// A file or another item that is not a folder.
    case other
    /// No item, or one that the program may not see.
    case nothing
  }

  /// Returns the kind of item at a path, following links.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// The path of the folder that the program runs in.
  package static var working: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
