// SPDX-License-Identifier: Apache-2.0

/// The bytes of a decoded text, followed by the two zero bytes that the scanner needs.
///
/// Filled once and never written to after the scan, which is why it may be shared between tasks.
final class SourceBuffer: @unchecked Sendable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  /// An empty text with room for `capacity` bytes.
  init(capacity: Int = 0) {
    self.capacity = capacity + 2
    base = .allocate(capacity: self.capacity)
    terminate()
  }

  /// A text of its own with the bytes of `source`.
  convenience init(copying source: UnsafeBufferPointer<UInt8>) {
    self.init(capacity: source.count)
    replace(with: source)
  }

  deinit { base.deallocate() }

  /// Makes this the text `source`, keeping the memory where it is large enough.
  func replace(with source: UnsafeBufferPointer<UInt8>) {
    if source.count + 2 > capacity {
      base.deallocate()
      capacity = source.count + 2
      base = .allocate(capacity: capacity)
    }
    count = source.count
    if let start = source.baseAddress { base.update(from: start, count: count) }
    terminate()
  }

  private func terminate() {
    base[count] = 0
    base[count + 1] = 0
  }
}
