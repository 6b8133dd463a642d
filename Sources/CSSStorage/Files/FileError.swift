// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason that a file cannot be read.
package struct FileError: Error, Hashable {
  /// The kinds of reasons.
  package enum Cause: Hashable, Sendable {
    /// An error of the system, by the value of `errno`.
    case system(Int32)
    /// A pipe, a device or a folder instead of a regular file.
    case notRegularFile
    /// A file with more bytes than the limit.
    case tooLarge(limit: Int)
  }

  /// The path that the caller specified.
  package let path: String
  /// The reason.
  package let cause: Cause

  init(_ path: String, _ cause: Cause) { (self.path, self.cause) = (path, cause) }
}

extension FileError {
  /// The reason, such as `Permission denied`.
  package var reason: String {
    switch cause {
    case .system(let number): String(cString: strerror(number))
    case .notRegularFile: "it is not a regular file"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
    }
  }
}
