// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TokenStream {
  /// Reads and scans a file.
  ///
  /// - Parameters:
  ///   - path: the file; `-` has no special meaning here.
  ///   - encoding: what somebody states about the file's encoding; see ``init(decoding:encoding:environment:name:)``.
  ///   - name: what diagnostics call it, by default the path.
  /// - Throws: ``SourceError`` when there is nothing to read.
  public convenience init(
    contentsOfFile path: String, encoding: String? = nil, name: String? = nil
  ) throws(SourceError) {
    let bytes = try SourceBuffer(contentsOfFile: path)
    self.init(decoder: SourceDecoder(bytes, stated: encoding), name: name ?? path)
  }

  /// Reads and scans standard input up to its end.
  ///
  /// - Throws: ``SourceError`` when it cannot be read.
  public convenience init(
    readingStandardInputAs name: String, encoding: String? = nil
  ) throws(SourceError) {
    let bytes = try SourceBuffer(readingStandardInputAs: name)
    self.init(decoder: SourceDecoder(bytes, stated: encoding), name: name)
  }
}

extension SourceBuffer {
  /// The bytes of a file.
  convenience init(contentsOfFile path: String) throws(SourceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SourceError(path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SourceError(path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path) }
    try self.init(
      reading: descriptor, expecting: Int(status.st_size), limit: TokenBuffer.maximumLength - 1,
      path: path)
  }

  /// What standard input gives up to its end.
  convenience init(readingStandardInputAs name: String) throws(SourceError) {
    try self.init(
      reading: STDIN_FILENO, expecting: 0, limit: TokenBuffer.maximumLength - 1, path: name)
  }

  /// Reads a descriptor up to its end.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - size: The expected number of bytes.
  ///   - limit: The maximum number of bytes.
  ///   - path: The path, for errors.
  /// - Throws: `SourceError.tooLarge(_:)` above the limit, or the error of the system.
  convenience init(
    reading descriptor: Int32, expecting size: Int, limit: Int, path: String
  ) throws(SourceError) {
    guard size <= limit else { throw .tooLarge(path) }
    // One byte more than expected, so that a read of nothing shows the end without a larger buffer.
    self.init(capacity: max(size + 1, 65_536))
    while true {
      let room = room
      let added = read(descriptor, room.baseAddress, room.count)
      if added < 0, errno == EINTR { continue }
      guard added >= 0 else { throw SourceError(path, code: errno) }
      if added == 0 { return }
      append(count: added)
      guard count <= limit else { throw .tooLarge(path) }
    }
  }
}

extension SourceError {
  /// What the system says of a path by its number for it.
  init(_ path: String, code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .notFound(path)
    case EISDIR: self = .isDirectory(path)
    default: self = .unreadable(path, reason: String(cString: strerror(code)))
    }
  }
}
