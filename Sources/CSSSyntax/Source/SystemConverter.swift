// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A conversion by the C library's `iconv` from an encoding to UTF-8.
struct SystemConverter: ~Copyable {
  private let converter: iconv_t

  /// Creates a converter from `encoding`, or returns `nil` if the system does not support it.
  init?(from encoding: SourceEncoding) {
    guard let converter = iconv_open("UTF-8", encoding.systemName),
      converter != iconv_t(bitPattern: -1)
    else { return nil }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// Converts and removes bytes from the front of `input`, up to its end or an invalid byte.
  ///
  /// - Returns: Whether all of `input` was converted.
  func convert(_ input: inout UnsafeBufferPointer<UInt8>, appendingTo text: inout [UInt8]) -> Bool {
    while !input.isEmpty {
      let failure = step(&input, appendingTo: &text)
      if let failure, failure != E2BIG { return false }
    }
    // The converter may buffer output, such as a letter that could combine with an accent.
    while step(&input, appendingTo: &text) == E2BIG {}
    return true
  }

  /// Calls `iconv` once, with limited output memory; empty input flushes buffered output.
  ///
  /// - Returns: The error that stopped the conversion, or `nil` if it is complete.
  private func step(
    _ input: inout UnsafeBufferPointer<UInt8>, appendingTo text: inout [UInt8]
  ) -> Int32? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { chunk in
      var output = chunk.baseAddress
      var freeCount = chunk.count
      var unreadCount = input.count
      var start = UnsafeMutableRawPointer(mutating: input.baseAddress)?
        .assumingMemoryBound(to: CChar.self)
      let result =
        unreadCount == 0
        ? iconv(converter, nil, nil, &output, &freeCount)
        : iconv(converter, &start, &unreadCount, &output, &freeCount)
      let failure = result == -1 ? errno : nil
      input = UnsafeBufferPointer(rebasing: input.suffix(unreadCount))
      text.append(
        contentsOf: chunk.prefix(chunk.count - freeCount).lazy.map(UInt8.init(bitPattern:)))
      return failure
    }
  }
}
