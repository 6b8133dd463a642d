// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files in one folder and the folders inside it, and nothing else.
///
/// ```swift
/// let loader = FileResourceLoader(folder: "themes")
/// let sheet = CSSStyleSheet(text, name: "themes/app.css", loader: loader)
/// ```
///
/// Addresses are relative to the sheet they stand in. What leads out of the folder is refused, be it
/// by `..`, an absolute path, a `file:` URL, percent escapes or a symbolic link; so is every other
/// scheme, and what is no regular file.
public struct FileResourceLoader: ResourceLoader {
  /// The folder; the working folder where it is empty.
  public let folder: String
  /// Files with more bytes are not read.
  public let maximumSize: Int

  /// A loader for a folder and those inside it, which reads files of at most 16 MiB unless another number is given.
  public init(folder: String, maximumSize: Int = 16 << 20) {
    self.folder = FileAddress(path: folder).text
    self.maximumSize = maximumSize
  }

  /// A loader for the folder that a file stands in.
  public init(forFile path: String) {
    self.init(folder: FileAddress(path: path).folder.text)
  }
}

extension FileResourceLoader {
  /// The place of a file by its path.
  public func location(ofSheet name: String) -> ResourceLocation {
    ResourceLocation(name: name, identity: try? Self.realPath(of: name))
  }

  /// The place of the file that an address means.
  public func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation {
    let path = try FileAddress(address).path(from: FileAddress(path: base.name).folder)
    let root = try Self.realPath(of: folder)
    let name = path.text
    do throws(ResourceError) {
      let identity = try Self.realPath(of: name)
      guard FileAddress(path: identity).isInside(FileAddress(path: root)) else { throw .outside }
      return ResourceLocation(name: name, identity: identity)
    } catch {
      // Whether there is something outside of the folder is nobody's business.
      let isInside =
        path.isInside(FileAddress(path: folder)) || path.isInside(FileAddress(path: root))
      throw isInside ? error : .outside
    }
  }

  /// The path that an address means, whether or not there is a file; nil where it leads out of the folder.
  public func file(for address: String, from base: ResourceLocation) -> String? {
    guard let address = try? FileAddress(address) else { return nil }
    let path = address.path(from: FileAddress(path: base.name).folder)
    if path.isInside(FileAddress(path: folder)) { return path.text }
    guard let root = try? Self.realPath(of: folder) else { return nil }
    return path.isInside(FileAddress(path: root)) ? path.text : nil
  }

  /// Reads the file at a place.
  public func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    // Since its path was looked up nobody may have made it a link; and a pipe is not waited for.
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = open(location.identity, flags)
    guard descriptor >= 0 else { throw ResourceError(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ResourceError(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= maximumSize else { throw .tooLarge(limit: maximumSize) }
    return Resource(bytes: try readAll(descriptor, expecting: Int(status.st_size)))
  }

  /// Everything that a file holds; it may grow meanwhile, up to the limit.
  private func readAll(_ descriptor: Int32, expecting size: Int) throws(ResourceError) -> [UInt8] {
    var failure: Int32?
    var isLarger = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count <= size {
        let room = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = read(descriptor, room.baseAddress, room.count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { return }
        count += read
      }
      isLarger = true
    }
    if let failure { throw ResourceError(code: failure) }
    if isLarger { throw .unreadable(reason: "it changes while it is read") }
    return bytes
  }

  /// The absolute path of a file without links in it.
  private static func realPath(of path: String) throws(ResourceError) -> String {
    guard let real = realpath(path, nil) else { throw ResourceError(code: errno) }
    defer { free(real) }
    return String(cString: real)
  }
}

extension ResourceError {
  fileprivate init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .notFound
    case EISDIR, ELOOP: self = .notAFile
    default: self = .unreadable(reason: String(cString: strerror(code)))
    }
  }
}
