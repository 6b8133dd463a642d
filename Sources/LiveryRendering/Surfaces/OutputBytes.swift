// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// Gathers the bytes of a file that Cairo writes.
  final class OutputBytes {
    /// The bytes so far.
    private(set) var bytes: [UInt8] = []

    /// What Cairo hands to ``write``; the object must live until all is written.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Takes bytes from Cairo.
    static let write: cairo_write_func_t = { output, data, count in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let gathered = Unmanaged<OutputBytes>.fromOpaque(output).takeUnretainedValue()
      gathered.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
