// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A log file of the server.
final class ServerLog: Sendable {
  private let descriptor: Int32

  /// Opens a file, to which lines are appended, or returns `nil` if it cannot be opened.
  init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Appends a line with the time of day in UTC.
  func write(_ line: String) {
    let seconds = Int(time(nil)) % 86_400
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { part in
      part < 10 ? "0\(part)" : "\(part)"
    }
    let text = Array("\(parts.joined(separator: ":")) \(line)\n".utf8)
    // A log that cannot be written must not stop the server.
    _ = text.withUnsafeBytes { bytes in
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}

/// Returns the absolute path of a file with all links resolved, or the path itself if the file does
/// not exist.
func realPath(of path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
