// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif

/// The output of messages.
enum StandardError {
  static func write(_ text: String) { fputs(text, stderr) }

  /// Prints the reason, and ends the process.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - code: The exit code, from `sysexits.h`.
  static func fail(_ reason: some CustomStringConvertible, code: Int32) -> Never {
    write("catalog: \(reason)\n")
    exit(code)
  }
}

extension StandardError {
  /// Writes a file, and returns whether that succeeded.
  static func writeFile(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
