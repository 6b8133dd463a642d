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

/// The folder in which styles are kept: nothing outside of it is read or written, whatever a name says.
struct ArchiveFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// A larger file is not opened.
  static let maximumSize = 4 << 20
  /// No more files are listed.
  static let maximumCount = 1000

  /// A folder.
  init(_ path: String) { self.path = path }

  /// A file that was read.
  struct Reading: Sendable {
    let bytes: [UInt8]
    let status: FileStatus
  }
}

extension ArchiveFolder {
  /// The names of the archives in the folder, in order.
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

  /// Whether something may be the name of an archive: letters of any language, digits, and some signs; no folder, no
  /// hidden file.
  static func isName(_ name: String) -> Bool {
    let ending = name.lowercased()
    guard ending.hasSuffix(".css") || ending.hasSuffix(".json"), name.utf8.count <= 200,
      let first = name.first, first != ".", first != "-"
    else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || " ._-+()".contains($0) }
  }

  /// Reads a file.
  func read(_ name: String) throws(ArchiveError) -> Reading {
    guard Self.isName(name) else { throw .invalidName(name) }
    do throws(FileError) {
      let file = try OpenFile(file(name), .regularWithoutLink)
      return Reading(
        bytes: try file.bytes(limit: Self.maximumSize), status: file.status)
    } catch {
      throw ArchiveError(name, error)
    }
  }

  /// The status of a file; `nil` if it does not exist.
  func status(of name: String) -> FileStatus? {
    guard Self.isName(name) else { return nil }
    return try? OpenFile(file(name), .regularWithoutLink).status
  }

  /// Saves a file as a whole, as ``OutputFile`` does.
  ///
  /// Links are not followed.
  func write(_ bytes: [UInt8], as name: String) throws(ArchiveError) -> FileStatus {
    guard Self.isName(name), name.lowercased().hasSuffix(".css") else { throw .invalidName(name) }
    let file = self.file(name)
    var status = stat()
    if lstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .unwritable(name, reason: "it is no file")
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
  /// The path of a file.
  ///
  /// Names are compared by canonical equivalence: systems and keyboards write `é` as one scalar or as two. A file that
  /// exists keeps the form of its name, and a new one gets composed characters.
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
