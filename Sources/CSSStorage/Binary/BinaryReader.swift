// SPDX-License-Identifier: Apache-2.0

/// A reader of bytes that a ``BinaryWriter`` wrote.
///
/// The bytes are untrusted: a read beyond the end, or beyond a limit of the caller, throws
/// ``Damage``. The bytes must begin at a multiple of eight. Arrays are read in place and retain the
/// owner of the bytes. Numbers have the byte order of this machine, which the caller checks first.
package struct BinaryReader {
  /// The error for bytes that no writer wrote.
  package struct Damage: Error {
    /// The error.
    package init() {}
  }

  private let memory: UnsafeRawBufferPointer
  private let owner: AnyObject
  private var offset = 0

  /// Creates a reader at the beginning of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - owner: The owner of the bytes, which lives as long as an array that was read in place.
  package init(_ bytes: UnsafeRawBufferPointer, of owner: AnyObject) {
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

  /// Reads a count or an index.
  package mutating func count() throws(Damage) -> Int { Int(try number()) }

  /// Reads an index.
  ///
  /// - Parameter limit: The number of elements of the indexed collection.
  /// - Returns: The index, less than the limit.
  /// - Throws: ``Damage`` if the index is not less than the limit.
  package mutating func index(below limit: Int) throws(Damage) -> Int {
    let index = try count()
    guard index < limit else { throw Damage() }
    return index
  }

  /// Reads a range of indices.
  ///
  /// - Parameter count: The number of elements of the indexed collection.
  /// - Returns: The range.
  /// - Throws: ``Damage`` if the range exceeds the collection.
  package mutating func range(within count: Int) throws(Damage) -> Range<UInt32> {
    let (start, end) = (try number(), try number())
    guard start <= end, Int(end) <= count else { throw Damage() }
    return start..<end
  }

  /// Reads a string.
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

  /// Reads records of a number of words of four bytes each, in place.
  package mutating func records(ofWords width: Int) throws(Damage) -> WordRecords {
    let count = try count()
    return WordRecords(base: try alignedBytes(count, of: width * 4), count: count, owner: owner)
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

  private mutating func alignedBytes(_ count: Int, of size: Int) throws(Damage) -> UnsafeRawPointer
  {
    try align()
    let (length, overflow) = count.multipliedReportingOverflow(by: size)
    if overflow { throw Damage() }
    return try consume(length)
  }

  private mutating func consume(_ length: Int) throws(Damage) -> UnsafeRawPointer {
    guard let base = memory.baseAddress, length <= memory.count - offset else { throw Damage() }
    defer { offset += length }
    return base + offset
  }
}

/// Records of a number of words of four bytes each, in place.
package struct WordRecords {
  /// The words of all records in their order; the caller checks the bounds.
  package let words: UnsafePointer<UInt32>
  /// The number of records.
  package let count: Int

  private let owner: AnyObject

  init(base: UnsafeRawPointer, count: Int, owner: AnyObject) {
    words = base.assumingMemoryBound(to: UInt32.self)
    self.count = count
    self.owner = owner
  }

  /// The indices of the records.
  package var indices: Range<Int> { 0..<count }

  /// Returns the records as values of a type with the same layout, in place.
  ///
  /// The caller must have checked that each word is valid for the type.
  package func records<Record: BitwiseCopyable>(as type: Record.Type) -> RecordArray<Record> {
    let start = UnsafeRawPointer(words).assumingMemoryBound(to: Record.self)
    return RecordArray(in: UnsafeBufferPointer(start: start, count: count), of: owner)
  }
}
