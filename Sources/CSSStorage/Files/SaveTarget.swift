// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file that a save creates or replaces, after symbolic links.
struct SaveTarget {
  /// The path that the caller specified, for errors.
  let name: String
  /// The path without symbolic links.
  let path: String
  /// The status of the file, or `nil` if the file does not exist.
  let status: stat?

  /// Whether the file can be replaced: a device or a pipe cannot.
  var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? true }

  /// The folder of the file.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Looks up the file, and rejects one that must not be replaced.
  init(_ file: OutputFile) throws(OutputFile.Failure) {
    name = file.path
    path = file.followsLinks ? Self.destination(of: name) : name
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self.status = nil
      return
    }
    self.status = status
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .symbolicLink(name) }
    guard isRegular else { return }
    guard status.st_mode & 0o222 != 0 else { throw .readOnlyFile(name) }
    // A rename needs only permission for the folder, but the permission of the file is respected
    // too.
    guard access(path, W_OK) == 0 else { throw OutputFile.Failure(name, errno) }
    guard status.st_nlink == 1 else { throw .hardLinks(name, count: Int(status.st_nlink)) }
  }

  /// Returns the path that symbolic links lead to.
  ///
  /// The last link may lead to a file that does not exist yet.
  private static func destination(of path: String) -> String {
    var path = path
    // The maximum number of links that Linux follows.
    for _ in 0..<40 {
      if let real = realpath(path, nil) {
        defer { free(real) }
        return String(cString: real)
      }
      guard let link = linkDestination(at: path) else { return path }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      path = link.hasPrefix("/") ? link : (slash.map { String(path[...$0]) } ?? "") + link
    }
    return path
  }

  /// Returns the target of a symbolic link, or `nil` for another file.
  private static func linkDestination(at path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0 else { return nil }
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
