// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands in a folder, in the order of the names' bytes.
struct FolderListing {
  /// The files, links to files included.
  private(set) var files: [String] = []
  /// The folders; links to folders lead who knows where, and are left out.
  private(set) var folders: [String] = []

  /// Lists a folder; nil where it cannot be read.
  init?(_ path: String) {
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
      // What is hidden is nobody's sheet: `.git`, `.build` and the folders `.` and `..`.
      if name.hasPrefix(".") { continue }
      var status = stat()
      let whole = path == "." ? name : Self.joined(path, name)
      guard lstat(whole, &status) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink, stat(whole, &status) != 0 { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: files.append(name)
      case S_IFDIR where !isLink: folders.append(name)
      default: break
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of a name in a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// What stands at a path: a folder, something else, or nothing.
  enum Kind {
    case folder
    case other
    case nothing
  }

  /// What stands at a path, links followed.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// The folder in which the command runs.
  static var working: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
