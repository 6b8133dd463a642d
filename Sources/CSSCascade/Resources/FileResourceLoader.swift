// SPDX-License-Identifier: Apache-2.0
import CSSStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A loader that reads files in one folder and its subfolders only.
///
/// ```swift
/// let loader = FileResourceLoader(folder: "themes")
/// let sheet = CSSStyleSheet(text, name: "themes/app.css", loader: loader)
/// ```
///
/// Addresses are relative to their sheet. The loader rejects every address that leads out of the
/// folder, whether by `..`, an absolute path, a `file:` URL, percent escapes or a symbolic link.
/// All other schemes, and files that are not regular, are rejected as well.
public struct FileResourceLoader: ResourceLoader {
  /// The folder; an empty path is the working folder.
  public let folder: String
  /// The maximum size of a file in bytes.
  public let maximumSize: Int

  /// Creates a loader for a folder and its subfolders; the default maximum file size is 16 MiB.
  public init(folder: String, maximumSize: Int = 16 << 20) {
    self.folder = FileAddress(path: folder).text
    self.maximumSize = maximumSize
  }

  /// Creates a loader for the folder of a file.
  public init(forFile path: String) {
    self.init(folder: FileAddress(path: path).folder.text)
  }
}

extension FileResourceLoader {
  /// Returns the location of a file by its path.
  public func location(ofSheet name: String) -> ResourceLocation {
    ResourceLocation(name: name, identity: try? Self.realPath(of: name))
  }

  /// Returns the location of the file that an address refers to.
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
      // The error must not reveal whether a file exists outside of the folder.
      let isInside =
        path.isInside(FileAddress(path: folder)) || path.isInside(FileAddress(path: root))
      throw isInside ? error : .outside
    }
  }

  /// Returns the path that an address refers to, whether or not the file exists.
  ///
  /// - Returns: the path; `nil` if it leads out of the folder.
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
      // The path is already resolved: a link at this path means that the file was exchanged.
      let file = try OpenFile(location.identity, .regularWithoutLink)
      return Resource(bytes: try file.bytes(limit: maximumSize))
    } catch {
      throw ResourceError(error)
    }
  }

  /// Returns the absolute path of a file with all links resolved.
  private static func realPath(of path: String) throws(ResourceError) -> String {
    guard let real = realpath(path, nil) else { throw ResourceError(code: errno) }
    defer { free(real) }
    return String(cString: real)
  }
}

extension ResourceError {
  fileprivate init(_ error: FileError) {
    switch error.cause {
    case .notRegularFile: self = .notAFile
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
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
