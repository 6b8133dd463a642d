// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's `iconv` from one encoding to UTF-8.
struct SystemConverter: ~Copyable {
  private let converter: iconv_t

  /// A converter from `encoding`, or nil when the system has none.
  init?(from encoding: SourceEncoding) {
    guard let converter = iconv_open("UTF-8", encoding.systemName),
      converter != iconv_t(bitPattern: -1)
    else { return nil }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// Converts bytes from the front of `input` and takes them off, up to its end or a byte that cannot be converted.
  ///
  /// - Returns: whether all of `input` was converted.
  func convert(_ input: inout UnsafeBufferPointer<UInt8>, appendingTo text: inout [UInt8]) -> Bool {
    while !input.isEmpty {
      let failure = step(&input, appendingTo: &text)
      if let failure, failure != E2BIG { return false }
    }
    // What the converter holds back, such as a letter that may yet be joined with an accent.
    while step(&input, appendingTo: &text) == E2BIG {}
    return true
  }

  /// One call of `iconv`, which writes no more than fits into its memory; of no input, what was held back.
  ///
  /// - Returns: why there was not more, or nil when there was no more.
  private func step(
    _ input: inout UnsafeBufferPointer<UInt8>, appendingTo text: inout [UInt8]
  ) -> Int32? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { chunk in
      var output = chunk.baseAddress
      var room = chunk.count
      var left = input.count
      var start = UnsafeMutableRawPointer(mutating: input.baseAddress)?
        .assumingMemoryBound(to: CChar.self)
      let result =
        left == 0
        ? iconv(converter, nil, nil, &output, &room)
        : iconv(converter, &start, &left, &output, &room)
      let failure = result == -1 ? errno : nil
      input = UnsafeBufferPointer(rebasing: input.suffix(left))
      text.append(contentsOf: chunk.prefix(chunk.count - room).lazy.map(UInt8.init(bitPattern:)))
      return failure
    }
  }
}
