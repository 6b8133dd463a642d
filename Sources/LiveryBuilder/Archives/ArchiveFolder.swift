// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
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

  /// What a file was when it was read: another one of these is another file.
  struct Signature: Sendable, Hashable {
    fileprivate let device: UInt64
    fileprivate let file: UInt64
    fileprivate let size: Int64
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
  }

  /// A file that was read.
  struct Reading: Sendable {
    let bytes: [UInt8]
    let signature: Signature
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
    let descriptor = try open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    defer { close(descriptor) }
    let (signature, isFile) = try Self.signature(of: descriptor, name)
    guard isFile else { throw .unreadable(name, reason: "it is no file") }
    guard signature.size <= Self.maximumSize else { throw .tooLarge(name) }
    var bytes = [UInt8](repeating: 0, count: Int(signature.size))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count, off_t(count))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .unreadable(name, reason: Self.reason()) }
      if read == 0 { break }
      count += read
    }
    bytes.removeLast(bytes.count - count)
    return Reading(bytes: bytes, signature: signature)
  }

  /// What a file is now; nil where there is none.
  func signature(of name: String) -> Signature? {
    guard let descriptor = try? open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return nil }
    defer { close(descriptor) }
    return try? Self.signature(of: descriptor, name).signature
  }

  /// Saves a file as a whole, as ``OutputFile`` does.
  ///
  /// Links are not followed.
  func write(_ bytes: [UInt8], as name: String) throws(ArchiveError) -> Signature {
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
    guard let signature = signature(of: name) else {
      throw .unwritable(name, reason: Self.reason())
    }
    return signature
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

  private func open(_ name: String, _ flags: Int32) throws(ArchiveError) -> Int32 {
    guard Self.isName(name) else { throw .invalidName(name) }
    #if canImport(Darwin)
      let descriptor = Darwin.open(file(name), flags | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = Musl.open(file(name), flags | O_CLOEXEC)
    #else
      let descriptor = Glibc.open(file(name), flags | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { throw .unreadable(name, reason: Self.reason()) }
    return descriptor
  }

  private static func signature(
    of descriptor: Int32, _ name: String
  ) throws(ArchiveError) -> (signature: Signature, isFile: Bool) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(name, reason: reason()) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let signature = Signature(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      file: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    return (signature, status.st_mode & S_IFMT == S_IFREG)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
