// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OutputFile {
  /// The reason that a file cannot be saved.
  package struct Failure: Error, Hashable {
    /// The path that the caller specified.
    package let path: String
    private let cause: Cause

    private enum Cause: Hashable {
      case system(Int32)
      case readOnlyFile
      case symbolicLink
      case hardLinks(Int)
    }

    /// Creates an error of the system, by the value of `errno`.
    init(_ path: String, _ number: Int32) { (self.path, cause) = (path, .system(number)) }

    /// Returns the failure for a file without write permission for any user.
    static func readOnlyFile(_ path: String) -> Self { Self(path: path, cause: .readOnlyFile) }

    /// Returns the failure for a symbolic link.
    package static func symbolicLink(_ path: String) -> Self {
      Self(path: path, cause: .symbolicLink)
    }

    /// Returns the failure for a file with several hard links.
    static func hardLinks(_ path: String, count: Int) -> Self {
      Self(path: path, cause: .hardLinks(count))
    }

    private init(path: String, cause: Cause) { (self.path, self.cause) = (path, cause) }
  }
}

extension OutputFile.Failure {
  /// The reason, such as `No space left on device`.
  package var reason: String {
    switch cause {
    case .system(let number): String(cString: strerror(number))
    case .readOnlyFile: "the file is read-only"
    case .symbolicLink: "it is a symbolic link"
    case .hardLinks(let count):
      "it has \(count) hard links, and the others would keep the old contents"
    }
  }

  /// Whether the write failed midway, as on a full disk, and not because of the path.
  package var isFault: Bool {
    guard case .system(let number) = cause else { return false }
    return [ENOSPC, EDQUOT, EFBIG, EIO, ENOMEM, EMFILE, ENFILE].contains(number)
  }
}
