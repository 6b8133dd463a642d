// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SourceBuffer {
  /// Reads standard input to its end.
  ///
  /// - Parameters:
  ///   - name: The name of the input in errors.
  ///   - limit: The maximum size, in bytes.
  /// - Throws: ``FileError`` if it cannot be read or is larger than the limit.
  package convenience init(readingStandardInputAs name: String, limit: Int) throws(FileError) {
    try self.init(reading: STDIN_FILENO, expecting: 0, limit: limit, path: name)
  }

  /// Reads a descriptor to its end.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - size: The expected number of bytes.
  ///   - limit: The maximum number of bytes.
  ///   - path: The path, for errors.
  /// - Throws: ``FileError`` above the limit, or with the error of the system.
  convenience init(
    reading descriptor: Int32, expecting size: Int, limit: Int, path: String
  ) throws(FileError) {
    guard size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    // A spare byte, so that an empty read detects the end without a larger buffer.
    self.init(capacity: max(size + 1, 65_536))
    while true {
      let free = unusedCapacity
      let added = read(descriptor, free.baseAddress, free.count)
      if added < 0, errno == EINTR { continue }
      guard added >= 0 else { throw FileError(path, .system(errno)) }
      if added == 0 { return }
      append(count: added)
      guard count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    }
  }
}
