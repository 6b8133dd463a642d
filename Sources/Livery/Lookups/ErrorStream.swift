// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard error of the process.
enum ErrorStream {
  /// Writes a text; a part that cannot be written is lost.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var remainder = UnsafeRawBufferPointer(bytes)
      while !remainder.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(STDERR_FILENO, remainder.baseAddress, remainder.count)
        #elseif canImport(Musl)
          let count = Musl.write(STDERR_FILENO, remainder.baseAddress, remainder.count)
        #else
          let count = Glibc.write(STDERR_FILENO, remainder.baseAddress, remainder.count)
        #endif
        guard count > 0 else { return }
        remainder = UnsafeRawBufferPointer(rebasing: remainder.dropFirst(count))
      }
    }
  }
}
