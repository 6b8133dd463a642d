// SPDX-License-Identifier: Apache-2.0

/// Reads what a ``BinaryWriter`` wrote, and trusts none of it: what passes the end, or a bound that is asked for, is an error.
///
/// The bytes must begin at a multiple of eight and live as long as the reader and the rows that it gives. Numbers are in
/// the order of bytes of this machine: who reads a file looks at that first.
package struct BinaryReader {
  /// The bytes are not what a writer wrote.
  package struct Damage: Error {
    /// A damage, noticed.
    package init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  /// A reader at the beginning of some bytes.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether everything was read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number of four bytes.
  package mutating func number() throws(Damage) -> UInt32 {
    try take(4).loadUnaligned(as: UInt32.self)
  }

  /// Reads a number of eight bytes.
  package mutating func longNumber() throws(Damage) -> UInt64 {
    try take(8).loadUnaligned(as: UInt64.self)
  }

  /// Reads a count or an index.
  package mutating func count() throws(Damage) -> Int { Int(try number()) }

  /// Reads an index into something with a number of elements.
  package mutating func index(below limit: Int) throws(Damage) -> Int {
    let index = try count()
    guard index < limit else { throw Damage() }
    return index
  }

  /// Reads a range of the indexes of something with a number of elements.
  package mutating func range(within count: Int) throws(Damage) -> Range<UInt32> {
    let (start, end) = (try number(), try number())
    guard start <= end, Int(end) <= count else { throw Damage() }
    return start..<end
  }

  /// Reads a text.
  package mutating func text() throws(Damage) -> String {
    String(decoding: try byteRow(), as: UTF8.self)
  }

  /// Reads bytes, in place.
  package mutating func byteRow() throws(Damage) -> UnsafeRawBufferPointer {
    let count = try count()
    return UnsafeRawBufferPointer(start: try alignedRow(count, of: 1), count: count)
  }

  /// Reads records of some words of four bytes each, in place.
  package mutating func row(ofWords width: Int) throws(Damage) -> WordRow {
    let count = try count()
    return WordRow(base: try alignedRow(count, of: width * 4), count: count)
  }

  /// Reads numbers of eight bytes.
  package mutating func longNumbers() throws(Damage) -> [UInt64] {
    let count = try count()
    let base = try alignedRow(count, of: 8)
    return [UInt64](
      UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt64.self), count: count))
  }

  /// Reads numbers of four bytes.
  package mutating func numbers() throws(Damage) -> [UInt32] {
    let row = try row(ofWords: 1)
    return [UInt32](UnsafeBufferPointer(start: row.words, count: row.count))
  }

  /// Goes on at the next multiple of eight bytes.
  package mutating func align() throws(Damage) { _ = try take((8 - offset % 8) % 8) }

  private mutating func alignedRow(_ count: Int, of size: Int) throws(Damage) -> UnsafeRawPointer {
    try align()
    let (length, overflow) = count.multipliedReportingOverflow(by: size)
    if overflow { throw Damage() }
    return try take(length)
  }

  private mutating func take(_ length: Int) throws(Damage) -> UnsafeRawPointer {
    guard let base = bytes.baseAddress, length <= bytes.count - offset else { throw Damage() }
    defer { offset += length }
    return base + offset
  }
}

/// Records of some words of four bytes each, read in place.
package struct WordRow {
  /// The words of all records, one record after the other; the caller keeps within ``count``.
  package let words: UnsafePointer<UInt32>
  /// How many records there are.
  package let count: Int

  init(base: UnsafeRawPointer, count: Int) {
    words = base.assumingMemoryBound(to: UInt32.self)
    self.count = count
  }

  /// The indexes of the records.
  package var indices: Range<Int> { 0..<count }

  /// The records as plain values, without references, that lie in memory as their words do.
  ///
  /// The caller has seen that every word is one that such a value may have.
  package func copied<Record>(as type: Record.Type) -> [Record] {
    let start = UnsafeRawPointer(words).assumingMemoryBound(to: Record.self)
    return [Record](UnsafeBufferPointer(start: start, count: count))
  }
}
