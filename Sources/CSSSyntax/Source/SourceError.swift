// SPDX-License-Identifier: Apache-2.0
package import CSSStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason that a style sheet cannot be read from a file.
public enum SourceError: Error, Hashable {
  /// The path does not exist.
  case notFound(String)
  /// The path is a folder.
  case isDirectory(String)
  /// The file cannot be read, for the reason that the system states.
  case unreadable(String, reason: String)
  /// The file has 2 GiB or more.
  case tooLarge(String)
}

extension SourceError {
  /// Creates the error of a style sheet whose file cannot be read.
  package init(_ error: FileError) {
    switch error.cause {
    case .system(ENOENT), .system(ENOTDIR): self = .notFound(error.path)
    case .system(EISDIR): self = .isDirectory(error.path)
    case .tooLarge(limit: TokenBuffer.maximumLength - 1): self = .tooLarge(error.path)
    case .system, .notRegularFile, .tooLarge:
      self = .unreadable(error.path, reason: error.reason)
    }
  }
}

extension SourceError: CustomStringConvertible {
  /// The message, such as `brand.css: no such file`.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file"
    case .isDirectory(let path): "\(path): this is a folder, not a file"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .tooLarge(let path): "\(path): sheets of 2 GiB and more are not read"
    }
  }
}
