// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif

/// What is said besides what is drawn.
enum StandardError {
  static func write(_ text: String) { fputs(text, stderr) }

  /// Says why the catalog ends, and ends it.
  ///
  /// - Parameters:
  ///   - reason: why.
  ///   - code: the code of `sysexits.h` that the process ends with.
  static func fail(_ reason: some CustomStringConvertible, code: Int32) -> Never {
    write("catalog: \(reason)\n")
    exit(code)
  }
}

extension StandardError {
  /// Writes a file; tells whether that went well.
  static func writeFile(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
