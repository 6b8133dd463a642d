// SPDX-License-Identifier: Apache-2.0

/// The bytes of a text, followed by the two zero bytes that the scanner needs.
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

  /// A text of its own: that of a string, without a byte order mark.
  convenience init(copying text: String) {
    var text = text
    self.init()
    text.withUTF8 { utf8 in
      replace(with: UnsafeBufferPointer(rebasing: utf8.dropFirst(byteOrderMarkLength(utf8))))
    }
  }

  /// A text of its own with the bytes of a collection.
  convenience init(copying bytes: some Collection<UInt8>) {
    self.init()
    if bytes.withContiguousStorageIfAvailable(replace(with:)) == nil {
      Array(bytes).withUnsafeBufferPointer(replace(with:))
    }
  }

  deinit { base.deallocate() }

  /// The bytes of the text.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// Makes this the text `source`, keeping the memory where it is large enough.
  func replace(with source: UnsafeBufferPointer<UInt8>) {
    if source.count + 2 > capacity { grow(to: source.count + 2, keeping: 0) }
    count = source.count
    if let start = source.baseAddress { base.update(from: start, count: count) }
    terminate()
  }

  /// Memory behind the text that ``append(count:)`` makes part of it; never empty.
  var room: UnsafeMutableRawBufferPointer {
    if count + 3 > capacity { grow(to: capacity * 2, keeping: count) }
    return UnsafeMutableRawBufferPointer(start: base + count, count: capacity - 2 - count)
  }

  /// Makes bytes that were written into ``room`` part of the text.
  func append(count added: Int) {
    count += added
    terminate()
  }

  /// Takes bytes off the beginning of the text.
  func removeFirst(_ removed: Int) {
    count -= removed
    base.update(from: base + removed, count: count)
    terminate()
  }

  private func grow(to size: Int, keeping kept: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    larger.update(from: base, count: kept)
    base.deallocate()
    base = larger
    capacity = size
  }

  private func terminate() {
    base[count] = 0
    base[count + 1] = 0
  }
}
