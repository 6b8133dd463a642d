// SPDX-License-Identifier: Apache-2.0
import CSSStorage

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

  /// Reads the file at a location.
  public func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    do throws(FileError) {
      // The path was resolved before: a link in its place is a file that was exchanged meanwhile.
      let file = try OpenFile(location.identity, .regularWithoutLink)
      return Resource(bytes: try file.bytes(limit: maximumSize))
    } catch {
      throw ResourceError(error)
    }
  }

  /// The absolute path of a file without links in it.
  private static func realPath(of path: String) throws(ResourceError) -> String {
    guard let real = realpath(path, nil) else { throw ResourceError(code: errno) }
    defer { free(real) }
    return String(cString: real)
  }
}

extension ResourceError {
  fileprivate init(_ error: FileError) {
    switch error.cause {
    case .isNotRegular: self = .notAFile
    case .isTooLarge(let limit): self = .tooLarge(limit: limit)
    case .system(let code): self.init(code: code)
    }
  }

  fileprivate init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .notFound
    case EISDIR, ELOOP: self = .notAFile
    default: self = .unreadable(reason: String(cString: strerror(code)))
    }
  }
}
