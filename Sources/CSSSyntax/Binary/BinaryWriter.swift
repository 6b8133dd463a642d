// SPDX-License-Identifier: Apache-2.0

/// Writes numbers and rows of records one after the other, in the order of bytes of this machine.
///
/// Every row begins at a multiple of eight bytes, counted from the beginning, so that it can be read in place.
package struct BinaryWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// A writer that has written nothing.
  package init() {}

  /// Writes a byte.
  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number of four bytes.
  package mutating func write(_ value: UInt32) { append(value) }

  /// Writes a number of eight bytes.
  package mutating func write(_ value: UInt64) { append(value) }

  /// Writes a count or an index, which is less than 2³².
  package mutating func write(_ value: Int) { write(UInt32(truncatingIfNeeded: value)) }

  /// Writes bytes behind their number.
  package mutating func write(row: some Collection<UInt8>) {
    write(row.count)
    align()
    bytes.append(contentsOf: row)
  }

  /// Writes a text as its bytes.
  package mutating func write(_ text: String) { write(row: text.utf8) }

  /// Writes numbers behind their number.
  package mutating func write(row: some Collection<UInt32>) {
    write(row.count)
    align()
    for value in row { write(value) }
  }

  /// Writes numbers behind their number.
  package mutating func write(row: some Collection<UInt64>) {
    write(row.count)
    align()
    for value in row { write(value) }
  }

  /// Writes records behind their number, each with `write`.
  package mutating func write<Record>(
    row: some Collection<Record>, _ write: (Record, inout BinaryWriter) -> Void
  ) {
    self.write(row.count)
    align()
    for record in row { write(record, &self) }
  }

  /// Replaces the number of eight bytes at an offset.
  package mutating func replace(at offset: Int, with value: UInt64) {
    withUnsafeBytes(of: value) { new in
      for (place, byte) in new.enumerated() { bytes[offset + place] = byte }
    }
  }

  /// Goes on at the next multiple of eight bytes.
  package mutating func align() {
    while bytes.count % 8 != 0 { bytes.append(0) }
  }

  private mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }
}
