// SPDX-License-Identifier: Apache-2.0

/// Why a compiled theme is not kept in a cache; the theme itself is none the worse.
public enum ThemeCacheError: Error, Hashable {
  /// The file cannot be written, with the system's reason: the disk is full, or the folder is somebody else's.
  case unwritable(String, reason: String)
  /// A file of the theme is another one already than the one that was read, or is not UTF-8: the next start tries again.
  case changing(String)
}

extension ThemeCacheError: CustomStringConvertible {
  /// The error as a person reads it, such as `/cache/app-1f.livery: cannot be written: No space left on device`.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .changing(let path): "\(path): is not what was read, so the compiled theme is not kept"
    }
  }
}
