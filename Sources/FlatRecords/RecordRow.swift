// SPDX-License-Identifier: Apache-2.0

/// Plain records one after the other, in memory of the row's own or in place in the bytes of a file.
///
/// It reads and grows as an array does, and is a value as an array is: a row that shares its memory with another one, or
/// with a file, moves its records into memory of its own before it changes. What is more is that it can begin as a file's
/// records without copying them.
///
/// ```swift
/// var row: RecordRow<UInt32> = [1, 2]
/// row.append(3)
/// row[2]   // 3
/// ```
///
/// Records are plain: bytes that may be copied as they are, without references.
///
/// This and everything about it is inlinable, as reading a record is to cost a load and no call; for that it must be
/// public, though nobody outside of the package can import the module.
@frozen
public struct RecordRow<Record> {
  /// Where the records begin; any address where there are none.
  @usableFromInline var base: UnsafeMutablePointer<Record>
  /// How many records there are.
  @usableFromInline var length: Int
  /// How many records have room in memory that is the row's own; zero in a file.
  @usableFromInline var capacity: Int
  /// Keeps the memory; nil where there is none yet.
  @usableFromInline var memory: RecordMemory?

  /// A row without records.
  @inlinable
  public init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Record>.alignment).unsafelyUnwrapped
    length = 0
    capacity = 0
    memory = nil
  }

  /// Records in memory that somebody else has and nobody changes.
  ///
  /// - Parameters:
  ///   - records: the records, each of which was seen to be one.
  ///   - owner: keeps the memory as long as it lives.
  @inlinable
  public init(in records: UnsafeBufferPointer<Record>, of owner: AnyObject) {
    self.init()
    precondition(_isPOD(Record.self), "plain records")
    guard let start = records.baseAddress else { return }
    base = UnsafeMutablePointer(mutating: start)
    length = records.count
    memory = RecordMemory(owner)
  }

  /// The same record several times.
  @inlinable
  public init(repeating record: Record, count: Int) {
    self.init()
    reserveCapacity(count)
    base.initialize(repeating: record, count: count)
    length = count
  }

  /// The records of a sequence.
  @inlinable
  public init(_ records: some Sequence<Record>) {
    self.init()
    reserveCapacity(records.underestimatedCount)
    for record in records { append(record) }
  }
}

extension RecordRow {
  /// Adds a record at the end.
  @inlinable
  public mutating func append(_ record: Record) {
    if count >= capacity || !isKnownUniquelyReferenced(&memory) { move(toRoomFor: count + 1) }
    base[count] = record
    length += 1
  }

  /// Adds records at the end.
  @inlinable
  public mutating func append(contentsOf records: UnsafeBufferPointer<Record>) {
    guard let start = records.baseAddress else { return }
    let end = count + records.count
    if end > capacity || !isKnownUniquelyReferenced(&memory) { move(toRoomFor: end) }
    (base + count).initialize(from: start, count: records.count)
    length = end
  }

  /// Adds records at the end.
  @inlinable
  public mutating func append(contentsOf records: [Record]) {
    records.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Removes the last record; nil where there is none.
  @inlinable
  public mutating func popLast() -> Record? {
    guard count > 0 else { return nil }
    length -= 1
    return base[count]
  }

  /// Removes records at the end, no more than there are.
  @inlinable
  public mutating func removeLast(_ removed: Int) {
    precondition(removed >= 0 && removed <= count, "no more records than there are")
    length -= removed
  }

  /// Makes room for as many records in all, in memory that is the row's own.
  @inlinable
  public mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity || !isKnownUniquelyReferenced(&memory) { move(toRoomFor: wanted) }
  }

  /// Moves the records into memory of the row's own with room for some, and for more as they become many.
  @inlinable
  @inline(never)
  mutating func move(toRoomFor wanted: Int) {
    precondition(_isPOD(Record.self), "plain records")
    let room = Swift.max(wanted, count * 2, 8)
    let moved = UnsafeMutablePointer<Record>.allocate(capacity: room)
    moved.initialize(from: base, count: count)
    base = moved
    capacity = room
    memory = RecordMemory(deallocating: moved)
  }
}

extension RecordRow: RandomAccessCollection {
  /// How many records there are.
  @inlinable
  public var count: Int { length }
  /// Zero.
  @inlinable
  public var startIndex: Int { 0 }
  /// The number of records.
  @inlinable
  public var endIndex: Int { count }
  /// The indexes of the records.
  @inlinable
  public var indices: Range<Int> { Range(uncheckedBounds: (0, count)) }

  /// The record at an index.
  @inlinable
  public subscript(index: Int) -> Record {
    get {
      precondition(index >= 0 && index < count, "an index of the row")
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count, "an index of the row")
      if !isKnownUniquelyReferenced(&memory) || capacity == 0 { move(toRoomFor: count) }
      base[index] = newValue
    }
  }

  /// Calls `body` with the memory of the records, which it may change as long as it runs.
  @inlinable
  public mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (UnsafeMutableBufferPointer<Record>) -> Result
  ) -> Result {
    if !isKnownUniquelyReferenced(&memory) || capacity == 0 { move(toRoomFor: count) }
    defer { withExtendedLifetime(memory) {} }
    return body(UnsafeMutableBufferPointer(start: base, count: count))
  }

  /// Calls `body` with the memory of the records, which it may read as long as it runs.
  @inlinable
  public func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Record>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(memory) {} }
    return try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Calls `body` with the memory of the records, as every collection that has them in a row does.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Record>) throws -> Result
  ) rethrows -> Result? {
    defer { withExtendedLifetime(memory) {} }
    return try body(UnsafeBufferPointer(start: base, count: count))
  }
}

extension RecordRow: ExpressibleByArrayLiteral {
  /// A row of these records.
  @inlinable
  public init(arrayLiteral records: Record...) { self.init(records) }
}

extension RecordRow: Equatable where Record: Equatable {
  /// Whether both have the same records.
  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}

// Memory is written only by the one row that has it to itself.
extension RecordRow: @unchecked Sendable where Record: Sendable {}
