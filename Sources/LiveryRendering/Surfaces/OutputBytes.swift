// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// A collector for the bytes of a file that Cairo writes.
  final class OutputBytes {
    /// The bytes written so far.
    private(set) var bytes: [UInt8] = []

    /// The closure argument that Cairo passes to ``write``.
    ///
    /// The object must live until all bytes are written.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// The function that appends bytes from Cairo.
    static let write: cairo_write_func_t = { output, data, count in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let target = Unmanaged<OutputBytes>.fromOpaque(output).takeUnretainedValue()
      target.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
