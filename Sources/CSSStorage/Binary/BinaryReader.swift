// SPDX-License-Identifier: Apache-2.0

/// A reader of bytes that a ``BinaryWriter`` wrote.
///
/// The bytes are untrusted: a read beyond the end, or beyond a limit of the caller, throws
/// ``Damage``. Numbers have the byte order of this machine, which the caller checks first.
///
/// A string or an array is a count of four bytes, padding up to the next multiple of eight, and the
/// elements. An array is read in place, that is, without a copy: it points into the bytes and
/// retains their owner. The bytes must therefore begin at an address that is a multiple of eight.
package struct BinaryReader {
  /// The error for bytes that no writer wrote.
  package struct Damage: Error {
    /// Creates the error.
    package init() {}
  }

  private let memory: UnsafeRawBufferPointer
  private let owner: AnyObject
  private var offset = 0

  /// Creates a reader at the beginning of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, at an address that is a multiple of eight.
  ///   - owner: The owner of the bytes, which lives as long as an array that was read in place.
  package init(_ bytes: UnsafeRawBufferPointer, of owner: AnyObject) {
    precondition(
      UInt(bitPattern: bytes.baseAddress) % 8 == 0, "the bytes must begin at a multiple of eight")
    memory = bytes
    self.owner = owner
  }

  /// Whether all bytes were read.
  package var isAtEnd: Bool { offset == memory.count }

  /// Reads a number of four bytes.
  package mutating func number() throws(Damage) -> UInt32 {
    try consume(4).loadUnaligned(as: UInt32.self)
  }

  /// Reads a number of eight bytes.
  package mutating func longNumber() throws(Damage) -> UInt64 {
    try consume(8).loadUnaligned(as: UInt64.self)
  }

  /// Reads a count, which may exceed the remaining bytes.
  ///
  /// The result requires an `Int` of 64 bits.
  package mutating func count() throws(Damage) -> Int { Int(try number()) }

  /// Reads an index.
  ///
  /// - Parameter elementCount: The number of elements of the indexed collection.
  /// - Returns: The index, less than the number of elements.
  /// - Throws: ``Damage`` if the index is not less than the number of elements.
  package mutating func index(below elementCount: Int) throws(Damage) -> Int {
    let index = try count()
    guard index < elementCount else { throw Damage() }
    return index
  }

  /// Reads a range of indices.
  ///
  /// - Parameter elementCount: The number of elements of the indexed collection.
  /// - Returns: The range.
  /// - Throws: ``Damage`` if the range exceeds the collection.
  package mutating func range(within elementCount: Int) throws(Damage) -> Range<UInt32> {
    let (start, end) = (try number(), try number())
    guard start <= end, Int(end) <= elementCount else { throw Damage() }
    return start..<end
  }

  /// Reads a string, in which U+FFFD replaces invalid UTF-8.
  package mutating func text() throws(Damage) -> String {
    String(decoding: try rawBytes(), as: UTF8.self)
  }

  /// Reads an array of bytes, in place.
  package mutating func bytes() throws(Damage) -> RecordArray<UInt8> {
    RecordArray(in: try rawBytes().assumingMemoryBound(to: UInt8.self), of: owner)
  }

  /// Reads bytes, in place; they are valid as long as the owner lives.
  package mutating func rawBytes() throws(Damage) -> UnsafeRawBufferPointer {
    let count = try count()
    return UnsafeRawBufferPointer(start: try alignedBytes(count, of: 1), count: count)
  }

  /// Reads records that each consist of a number of four-byte words, in place.
  package mutating func records(ofWords wordsPerRecord: Int) throws(Damage) -> WordRecords {
    let count = try count()
    let base = try alignedBytes(count, of: wordsPerRecord * 4)
    return WordRecords(base: base, count: count, wordsPerRecord: wordsPerRecord, owner: owner)
  }

  /// Reads an array of numbers of eight bytes, in place.
  package mutating func longNumbers() throws(Damage) -> RecordArray<UInt64> {
    let count = try count()
    let base = try alignedBytes(count, of: 8).assumingMemoryBound(to: UInt64.self)
    return RecordArray(in: UnsafeBufferPointer(start: base, count: count), of: owner)
  }

  /// Reads an array of numbers of four bytes, in place.
  package mutating func numbers() throws(Damage) -> RecordArray<UInt32> {
    try records(ofWords: 1).records(as: UInt32.self)
  }

  /// Skips to the next multiple of eight bytes.
  package mutating func align() throws(Damage) { _ = try consume((8 - offset % 8) % 8) }

  /// Reads a number of elements of a size in bytes, at the next multiple of eight.
  private mutating func alignedBytes(_ count: Int, of size: Int) throws(Damage) -> UnsafeRawPointer
  {
    try align()
    let (length, overflow) = count.multipliedReportingOverflow(by: size)
    if overflow { throw Damage() }
    return try consume(length)
  }

  /// Reads a number of bytes; any read from a buffer without memory, even of none, throws.
  private mutating func consume(_ length: Int) throws(Damage) -> UnsafeRawPointer {
    guard let base = memory.baseAddress, length <= memory.count - offset else { throw Damage() }
    defer { offset += length }
    return base + offset
  }
}

/// Records that each consist of a number of four-byte words, in place.
package struct WordRecords {
  /// The words of all records in their order.
  ///
  /// The caller reads no word beyond ``count`` times the number of words of a record.
  package let words: UnsafePointer<UInt32>
  /// The number of records.
  package let count: Int

  private let wordsPerRecord: Int
  private let owner: AnyObject

  init(base: UnsafeRawPointer, count: Int, wordsPerRecord: Int, owner: AnyObject) {
    words = base.assumingMemoryBound(to: UInt32.self)
    self.count = count
    self.wordsPerRecord = wordsPerRecord
    self.owner = owner
  }

  /// The indices of the records.
  package var indices: Range<Int> { 0..<count }

  /// Returns the records as values of a type with the same layout, in place.
  ///
  /// The type must have the size of a record, and the caller must have checked that each word is
  /// valid for the type.
  package func records<Record: BitwiseCopyable>(as type: Record.Type) -> RecordArray<Record> {
    precondition(
      MemoryLayout<Record>.stride == wordsPerRecord * 4, "the type must have the size of a record")
    let start = UnsafeRawPointer(words).assumingMemoryBound(to: Record.self)
    return RecordArray(in: UnsafeBufferPointer(start: start, count: count), of: owner)
  }
}
