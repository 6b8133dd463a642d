// SPDX-License-Identifier: Apache-2.0

/// The bytes of a text, followed by the two zero bytes that the scanner needs.
///
/// The buffer is filled once and not modified after the scan, so tasks may share it.
@usableFromInline
package final class SourceBuffer: @unchecked Sendable {
  @usableFromInline package private(set) var base: UnsafeMutablePointer<UInt8>
  @usableFromInline package private(set) var count = 0
  /// Whether a byte order mark stood before the text in a string.
  package var hadByteOrderMark = false
  private var capacity: Int

  /// Creates an empty text.
  ///
  /// - Parameter capacity: The number of bytes that fit without another allocation.
  package init(capacity: Int = 0) {
    self.capacity = capacity + 2
    base = .allocate(capacity: self.capacity)
    terminate()
  }

  /// Creates a copy of bytes.
  package convenience init(copying source: UnsafeBufferPointer<UInt8>) {
    self.init(capacity: source.count)
    replace(with: source)
  }

  /// Creates a copy of bytes in which others replace a range.
  package convenience init(
    copying source: UnsafeBufferPointer<UInt8>, replacing range: Range<Int>,
    with replacement: UnsafeBufferPointer<UInt8>
  ) {
    self.init(capacity: source.count - range.count + replacement.count)
    for part in [source[..<range.lowerBound], replacement[...], source[range.upperBound...]] {
      guard let start = UnsafeBufferPointer(rebasing: part).baseAddress else { continue }
      (base + count).update(from: start, count: part.count)
      count += part.count
    }
    terminate()
  }

  /// Creates a copy of the bytes of a collection.
  package convenience init(copying bytes: some Collection<UInt8>) {
    self.init()
    if bytes.withContiguousStorageIfAvailable(replace(with:)) == nil {
      Array(bytes).withUnsafeBufferPointer(replace(with:))
    }
  }

  deinit { base.deallocate() }

  /// The bytes of the text.
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// Replaces the text with a copy of bytes, in the same memory if it is large enough.
  package func replace(with source: UnsafeBufferPointer<UInt8>) {
    if source.count + 2 > capacity { grow(to: source.count + 2, keeping: 0) }
    count = source.count
    if let start = source.baseAddress { base.update(from: start, count: count) }
    terminate()
  }

  /// The free memory after the text, which ``append(count:)`` adds to the text; never empty.
  var unusedCapacity: UnsafeMutableRawBufferPointer {
    if count + 3 > capacity { grow(to: capacity * 2, keeping: count) }
    return UnsafeMutableRawBufferPointer(start: base + count, count: capacity - 2 - count)
  }

  /// Appends bytes that were written into ``unusedCapacity`` to the text.
  package func append(count added: Int) {
    count += added
    terminate()
  }

  /// Removes bytes from the beginning of the text.
  package func removeFirst(_ removed: Int) {
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
