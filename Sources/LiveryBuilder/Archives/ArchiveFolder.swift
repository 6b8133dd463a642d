// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder of the archives.
///
/// No file outside the folder is read or written, whatever a name contains.
struct ArchiveFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The maximum size of a file that is opened, in bytes.
  static let maximumSize = 4 << 20
  /// The maximum number of files that are listed.
  static let maximumCount = 1000

  /// Creates a folder from its path.
  init(_ path: String) { self.path = path }

  /// The content of a file with its status when it was read.
  struct ArchiveFile: Sendable {
    let bytes: [UInt8]
    let status: FileStatus
  }
}

extension ArchiveFolder {
  /// Returns the names of the archives in the folder, sorted.
  func names() throws(ArchiveError) -> [String] {
    guard let folder = opendir(path) else { throw .unreadable(path, reason: Self.reason()) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder), names.count < Self.maximumCount {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if Self.isName(name) { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns whether a text is a valid name of an archive: letters, digits and some punctuation.
  ///
  /// Names that contain a folder or belong to a hidden file are invalid.
  static func isName(_ name: String) -> Bool {
    let ending = name.lowercased()
    guard ending.hasSuffix(".css") || ending.hasSuffix(".json"), name.utf8.count <= 200,
      let first = name.first, first != ".", first != "-"
    else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || " ._-+()".contains($0) }
  }

  /// Reads a file.
  func read(_ name: String) throws(ArchiveError) -> ArchiveFile {
    guard Self.isName(name) else { throw .invalidName(name) }
    do throws(FileError) {
      let file = try OpenFile(file(name), .regularWithoutLink)
      return ArchiveFile(
        bytes: try file.bytes(limit: Self.maximumSize), status: file.status)
    } catch {
      throw ArchiveError(name, error)
    }
  }

  /// Returns the status of a file, or `nil` if it does not exist.
  func status(of name: String) -> FileStatus? {
    guard Self.isName(name) else { return nil }
    return try? OpenFile(file(name), .regularWithoutLink).status
  }

  /// Replaces a file atomically, as ``OutputFile`` does.
  ///
  /// Symbolic links are not followed.
  func write(_ bytes: [UInt8], as name: String) throws(ArchiveError) -> FileStatus {
    guard Self.isName(name), name.lowercased().hasSuffix(".css") else { throw .invalidName(name) }
    let file = self.file(name)
    var status = stat()
    if lstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .unwritable(name, reason: "it is not a file")
    }
    do throws(OutputFile.Failure) {
      try OutputFile.makeFolder(path)
      try OutputFile(file, followsLinks: false).write(bytes)
    } catch {
      throw .unwritable(name, reason: error.reason)
    }
    guard let status = self.status(of: name) else {
      throw .unwritable(name, reason: Self.reason())
    }
    return status
  }
}

extension ArchiveFolder {
  /// Returns the path of a file.
  ///
  /// Names are compared by canonical equivalence, because systems and keyboards write `é` as one
  /// scalar or as two. An existing file keeps the form of its name, and a new one has composed
  /// characters.
  ///
  /// Defined by [Unicode Standard Annex #15](https://www.unicode.org/reports/tr15/).
  func file(_ name: String) -> String {
    var status = stat()
    let exact = "\(path)/\(name)"
    if name.utf8.allSatisfy({ $0 < 0x80 }) || lstat(exact, &status) == 0 { return exact }
    let known = (try? names())?.first { $0 == name }
    return "\(path)/\(known ?? name.precomposedStringWithCanonicalMapping)"
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
