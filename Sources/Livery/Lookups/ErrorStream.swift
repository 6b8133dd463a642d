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
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(STDERR_FILENO, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(STDERR_FILENO, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
        #endif
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}
