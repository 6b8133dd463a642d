// SPDX-License-Identifier: Apache-2.0
package import FlatRecords

/// Reads what a ``BinaryWriter`` wrote, and trusts none of it: what passes the end, or a bound that is asked for, is an error.
///
/// The bytes must begin at a multiple of eight. Rows are read in place: they keep the owner of the bytes. Numbers are in the
/// order of bytes of this machine: who reads a file looks at that first.
package struct BinaryReader {
  /// The bytes are not what a writer wrote.
  package struct Damage: Error {
    /// A damage, noticed.
    package init() {}
  }

  private let memory: UnsafeRawBufferPointer
  private let owner: AnyObject
  private var offset = 0

  /// A reader at the beginning of some bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - owner: what keeps them, and does so as long as there is a row of them.
  package init(_ bytes: UnsafeRawBufferPointer, of owner: AnyObject) {
    memory = bytes
    self.owner = owner
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { offset == memory.count }

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

  /// Reads bytes as a row of their own.
  package mutating func bytes() throws(Damage) -> RecordRow<UInt8> {
    RecordRow(in: try byteRow().assumingMemoryBound(to: UInt8.self), of: owner)
  }

  /// Reads bytes, in place, as long as the owner lives.
  package mutating func byteRow() throws(Damage) -> UnsafeRawBufferPointer {
    let count = try count()
    return UnsafeRawBufferPointer(start: try alignedRow(count, of: 1), count: count)
  }

  /// Reads records of some words of four bytes each, in place.
  package mutating func row(ofWords width: Int) throws(Damage) -> WordRow {
    let count = try count()
    return WordRow(base: try alignedRow(count, of: width * 4), count: count, owner: owner)
  }

  /// Reads numbers of eight bytes.
  package mutating func longNumbers() throws(Damage) -> RecordRow<UInt64> {
    let count = try count()
    let base = try alignedRow(count, of: 8).assumingMemoryBound(to: UInt64.self)
    return RecordRow(in: UnsafeBufferPointer(start: base, count: count), of: owner)
  }

  /// Reads numbers of four bytes.
  package mutating func numbers() throws(Damage) -> RecordRow<UInt32> {
    try row(ofWords: 1).records(as: UInt32.self)
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
    guard let base = memory.baseAddress, length <= memory.count - offset else { throw Damage() }
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

  private let owner: AnyObject

  init(base: UnsafeRawPointer, count: Int, owner: AnyObject) {
    words = base.assumingMemoryBound(to: UInt32.self)
    self.count = count
    self.owner = owner
  }

  /// The indexes of the records.
  package var indices: Range<Int> { 0..<count }

  /// The records as plain values that lie in memory as their words do, in place.
  ///
  /// The caller has seen that every word is one that such a value may have.
  package func records<Record>(as type: Record.Type) -> RecordRow<Record> {
    let start = UnsafeRawPointer(words).assumingMemoryBound(to: Record.self)
    return RecordRow(in: UnsafeBufferPointer(start: start, count: count), of: owner)
  }
}
