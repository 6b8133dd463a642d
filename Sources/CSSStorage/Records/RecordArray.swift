// SPDX-License-Identifier: Apache-2.0

/// An array of plain (bitwise-copyable) records, in its own memory or in place in a file.
///
/// The type has value semantics, as `Array` does. An array that shares its memory with another one,
/// or with a file, copies the records before a change. Unlike `Array`, it can refer to the records
/// of a file without a copy.
///
/// ```swift
/// var numbers: RecordArray<UInt32> = [1, 2]
/// numbers.append(3)
/// numbers[2]   // 3
/// ```
///
/// All members are inlinable, so that access to a record is a load and no call.
@frozen @usableFromInline
package struct RecordArray<Record: BitwiseCopyable> {
  /// The address of the first record; any address for an empty array.
  @usableFromInline var base: UnsafeMutablePointer<Record>
  /// The number of records.
  @usableFromInline var length: Int
  /// The number of records that fit into the array's own memory; zero in a file.
  @usableFromInline var capacity: Int
  /// The owner of the memory, or `nil` if there is none.
  @usableFromInline var storage: RecordStorage?

  /// Creates an empty array.
  @inlinable
  package init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Record>.alignment).unsafelyUnwrapped
    length = 0
    capacity = 0
    storage = nil
  }

  /// Creates an array of records in immutable memory that another object owns.
  ///
  /// - Parameters:
  ///   - records: The records, whose bytes were checked.
  ///   - owner: The owner of the memory.
  @inlinable
  package init(in records: UnsafeBufferPointer<Record>, of owner: AnyObject) {
    self.init()
    guard let start = records.baseAddress else { return }
    base = UnsafeMutablePointer(mutating: start)
    length = records.count
    storage = RecordStorage(owner)
  }

  /// Creates an array of several copies of a record.
  @inlinable
  package init(repeating record: Record, count: Int) {
    self.init()
    reserveCapacity(count)
    base.initialize(repeating: record, count: count)
    length = count
  }

  /// Creates an array of the records of a sequence.
  @inlinable
  package init(_ records: some Sequence<Record>) {
    self.init()
    reserveCapacity(records.underestimatedCount)
    for record in records { append(record) }
  }
}

extension RecordArray {
  /// Appends a record.
  @inlinable
  package mutating func append(_ record: Record) {
    if count >= capacity || !isKnownUniquelyReferenced(&storage) { reallocate(for: count + 1) }
    base[count] = record
    length += 1
  }

  /// Appends records.
  @inlinable
  package mutating func append(contentsOf records: UnsafeBufferPointer<Record>) {
    guard let start = records.baseAddress else { return }
    let end = count + records.count
    if end > capacity || !isKnownUniquelyReferenced(&storage) { reallocate(for: end) }
    (base + count).initialize(from: start, count: records.count)
    length = end
  }

  /// Appends records.
  @inlinable
  package mutating func append(contentsOf records: [Record]) {
    records.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Removes and returns the last record, or returns `nil` if the array is empty.
  @inlinable
  package mutating func popLast() -> Record? {
    guard count > 0 else { return nil }
    length -= 1
    return base[count]
  }

  /// Removes a number of records from the end.
  @inlinable
  package mutating func removeLast(_ removed: Int) {
    precondition(
      removed >= 0 && removed <= count, "the count must be at most the number of records")
    length -= removed
  }

  /// Reserves memory of the array's own for a number of records.
  @inlinable
  package mutating func reserveCapacity(_ minimum: Int) {
    if minimum > capacity || !isKnownUniquelyReferenced(&storage) { reallocate(for: minimum) }
  }

  /// Moves the records into new memory for at least the specified number of records.
  @inlinable
  @inline(never)
  mutating func reallocate(for minimum: Int) {
    let size = Swift.max(minimum, count * 2, 8)
    let moved = UnsafeMutablePointer<Record>.allocate(capacity: size)
    moved.initialize(from: base, count: count)
    base = moved
    capacity = size
    storage = RecordStorage(deallocating: moved)
  }
}

extension RecordArray: RandomAccessCollection {
  /// The number of records.
  @inlinable
  package var count: Int { length }
  /// Zero.
  @inlinable
  package var startIndex: Int { 0 }
  /// The number of records.
  @inlinable
  package var endIndex: Int { count }
  /// The indices of the records.
  @inlinable
  package var indices: Range<Int> { Range(uncheckedBounds: (0, count)) }

  /// Accesses the record at an index.
  @inlinable
  package subscript(index: Int) -> Record {
    get {
      precondition(index >= 0 && index < count, "the index must be within the array")
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count, "the index must be within the array")
      if !isKnownUniquelyReferenced(&storage) || capacity == 0 { reallocate(for: count) }
      base[index] = newValue
    }
  }

  /// Calls `body` with the mutable memory of the records, and returns its result.
  @inlinable
  package mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (UnsafeMutableBufferPointer<Record>) -> Result
  ) -> Result {
    if !isKnownUniquelyReferenced(&storage) || capacity == 0 { reallocate(for: count) }
    defer { withExtendedLifetime(storage) {} }
    return body(UnsafeMutableBufferPointer(start: base, count: count))
  }

  /// Calls `body` with the memory of the records, and returns its result.
  @inlinable
  package func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Record>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Calls `body` with the memory of the records, and returns its result.
  @inlinable
  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Record>) throws -> Result
  ) rethrows -> Result? {
    defer { withExtendedLifetime(storage) {} }
    return try body(UnsafeBufferPointer(start: base, count: count))
  }
}

extension RecordArray: ExpressibleByArrayLiteral {
  /// Creates an array of the specified records.
  @inlinable
  package init(arrayLiteral records: Record...) { self.init(records) }
}

extension RecordArray: Equatable where Record: Equatable {
  /// Returns whether both arrays contain equal records.
  @inlinable
  package static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}

// Only the one array that owns the memory writes to it.
extension RecordArray: @unchecked Sendable where Record: Sendable {}
