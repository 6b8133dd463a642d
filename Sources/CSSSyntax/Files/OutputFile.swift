// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written as a whole.
package struct OutputFile: Sendable {
  /// Where it goes.
  package let path: String

  /// A file at a path.
  package init(_ path: String) { self.path = path }

  /// Why a file cannot be written.
  package struct Failure: Error {
    /// The path.
    package let path: String
    /// The number that the system gives its reason.
    package let number: Int32
  }
}

extension OutputFile.Failure {
  /// The system's reason.
  package var reason: String { String(cString: strerror(number)) }

  /// Whether it is no mistake of whoever named the path: a disk that is full.
  package var isFault: Bool {
    [ENOSPC, EDQUOT, EFBIG, EIO, ENOMEM, EMFILE, ENFILE].contains(number)
  }
}

extension OutputFile {
  /// Writes the file as a whole: who reads it meanwhile sees the old one or the new one.
  ///
  /// A place that is no file, such as `/dev/stdout`, is written to as it is.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      return try put(bytes, at: path, flags: O_WRONLY)
    }
    let temporary = "\(path).\(getpid()).part"
    do throws(Failure) {
      try put(bytes, at: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      guard rename(temporary, path) == 0 else { throw failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes a folder; one that is there already is fine.
  package static func makeFolder(_ path: String) throws(Failure) {
    var parent = path[...]
    while parent.last == "/" { parent.removeLast() }
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = parent.lastIndex(of: "/"), slash != parent.startIndex else {
      throw Failure(path: path, number: errno)
    }
    try makeFolder(String(parent[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure(path: path, number: errno)
    }
  }

  /// Writes all of some bytes to a place; what is there is gone when that fails.
  func put(
    _ bytes: [UInt8], at path: String, flags: Int32, permissions: mode_t = 0o666
  ) throws(Failure) {
    let descriptor = open(path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw failure() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = failure()
        close(descriptor)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0 else { throw failure() }
  }

  /// The system's `write`, which the method of the same name hides.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// What the system said last of the file.
  func failure() -> Failure {
    Failure(path: path, number: errno)
  }
}
