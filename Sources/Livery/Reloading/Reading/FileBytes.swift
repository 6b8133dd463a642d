// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a file of a theme, read without waiting for anybody: a pipe in its place is refused.
enum FileBytes {
  /// Larger files are not read again while the program runs.
  static let maximumSize = 64 << 20

  /// Everything that a file holds.
  ///
  /// - Parameter path: the file.
  /// - Returns: its bytes.
  /// - Throws: why there are none.
  static func read(_ path: String) throws(SourceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw error(path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path, reason: "this is no regular file")
    }
    guard status.st_size <= maximumSize else { throw tooLarge(path) }
    return try readAll(descriptor, expecting: Int(status.st_size), path)
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, _ path: String
  ) throws(SourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = size + 1
    while true {
      var code: Int32 = 0
      let added = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          let place = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<room])
          let read = Self.read(descriptor, place)
          if read < 0 { code = errno }
          if read <= 0 { return }
          count += read
        }
      }
      guard code == 0 else { throw error(path, code: code) }
      if bytes.isEmpty { bytes = added } else { bytes += added }
      if added.count < room { return bytes }
      // It grew meanwhile.
      guard bytes.count <= maximumSize else { throw tooLarge(path) }
      room = 65_536
    }
  }

  private static func read(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, room.baseAddress, room.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, room.baseAddress, room.count)
      #else
        let count = Glibc.read(descriptor, room.baseAddress, room.count)
      #endif
      if count < 0, errno == EINTR { continue }
      return count
    }
  }

  private static func tooLarge(_ path: String) -> SourceError {
    .unreadable(path, reason: "it has more than \(maximumSize >> 20) MiB")
  }

  private static func error(_ path: String, code: Int32) -> SourceError {
    switch code {
    case ENOENT, ENOTDIR: .notFound(path)
    case EISDIR: .isDirectory(path)
    default: .unreadable(path, reason: String(cString: strerror(code)))
    }
  }
}
