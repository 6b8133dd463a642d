// SPDX-License-Identifier: Apache-2.0

/// Why a file could not be read as a sheet.
public enum SourceError: Error, Hashable {
  /// Nothing is at the path.
  case notFound(String)
  /// The path names a folder.
  case isDirectory(String)
  /// The system refused, with its reason.
  case unreadable(String, reason: String)
  /// The file has 2 GiB or more.
  case tooLarge(String)
}

extension SourceError: CustomStringConvertible {
  /// The error as a person reads it, such as `brand.css: no such file`.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file"
    case .isDirectory(let path): "\(path): this is a folder, not a file"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .tooLarge(let path): "\(path): sheets of 2 GiB and more are not read"
    }
  }
}
