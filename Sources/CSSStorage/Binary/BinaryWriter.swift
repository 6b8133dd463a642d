// SPDX-License-Identifier: Apache-2.0

/// A writer of numbers and arrays, in the byte order of this machine.
///
/// Each array begins at a multiple of eight bytes, so that it can be read in place.
@usableFromInline
package struct BinaryWriter: Sendable {
  /// The written bytes.
  @usableFromInline package internal(set) var bytes: [UInt8] = []

  /// Creates a writer without bytes.
  @inlinable
  package init() {}

  /// Writes a byte.
  @inlinable
  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number of four bytes.
  @inlinable
  package mutating func write(_ value: UInt32) { append(value) }

  /// Writes a number of eight bytes.
  @inlinable
  package mutating func write(_ value: UInt64) { append(value) }

  /// Writes a count or an index less than 2³².
  @inlinable
  package mutating func write(_ value: Int) { write(UInt32(truncatingIfNeeded: value)) }

  /// Writes a count of bytes, then the bytes.
  @inlinable
  package mutating func write(array: some Collection<UInt8>) {
    write(array.count)
    align()
    bytes.append(contentsOf: array)
  }

  /// Writes a count of UTF-8 bytes, then the bytes of a string.
  @inlinable
  package mutating func write(_ text: String) { write(array: text.utf8) }

  /// Writes a count of numbers, then the numbers.
  @inlinable
  package mutating func write(array: some Collection<UInt32>) {
    write(array.count)
    align()
    for value in array { write(value) }
  }

  /// Writes a count of numbers, then the numbers.
  @inlinable
  package mutating func write(array: some Collection<UInt64>) {
    write(array.count)
    align()
    for value in array { write(value) }
  }

  /// Writes a count of records, then each record with `write`.
  @inlinable
  package mutating func write<Record>(
    array: some Collection<Record>, _ write: (Record, inout BinaryWriter) -> Void
  ) {
    self.write(array.count)
    align()
    for record in array { write(record, &self) }
  }

  /// Replaces the number of eight bytes at an offset.
  @inlinable
  package mutating func replace(at offset: Int, with value: UInt64) {
    withUnsafeBytes(of: value) { new in
      for (index, byte) in new.enumerated() { bytes[offset + index] = byte }
    }
  }

  /// Adds zero bytes up to the next multiple of eight.
  @inlinable
  package mutating func align() {
    while bytes.count % 8 != 0 { bytes.append(0) }
  }

  @inlinable
  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }
}
