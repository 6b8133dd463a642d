// SPDX-License-Identifier: Apache-2.0

/// The reason that a compiled theme is not stored in a cache; the theme itself is unaffected.
public enum ThemeCacheError: Error, Hashable {
  /// The file cannot be written, for the reason that the system states.
  case unwritable(String, reason: String)
  /// A file of the theme changed since it was read, or is not UTF-8; the next start retries.
  case changing(String)
}

extension ThemeCacheError: CustomStringConvertible {
  /// The message, such as `/cache/app-1f.livery: cannot be written: No space left on device`.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .changing(let path):
      "\(path): has changed since it was read, so the compiled theme is not saved"
    }
  }
}
