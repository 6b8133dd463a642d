// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The Swift file that the program writes.
struct CodeFile {
  private let path: String

  /// A file at a path.
  init(_ path: String) { self.path = path }

  /// Why a file cannot be written.
  struct Failure: Error {
    /// The path.
    let path: String
    /// The number that the system gives its reason.
    let number: Int32

    /// The system's reason.
    var reason: String { String(cString: strerror(number)) }
    /// Whether it is no mistake of whoever called: a disk that is full.
    var isFault: Bool { [ENOSPC, EDQUOT, EIO, ENOMEM, EMFILE, ENFILE].contains(number) }
  }

  /// Writes the file as a whole: who reads it meanwhile sees the old one or the new one.
  func write(_ text: String) throws(Failure) {
    let temporary = "\(path).\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    do throws(Failure) {
      try put(Array(text.utf8), to: descriptor)
      guard rename(temporary, path) == 0 else { throw failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func put(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
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

  private func failure() -> Failure { Failure(path: path, number: errno) }
}
