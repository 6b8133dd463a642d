// SPDX-License-Identifier: Apache-2.0

/// Distinct rows of numbers, each with a number of its own: equal rows have the same number.
struct RowTable<Row: BitwiseCopyable & Equatable & Sendable>: Sendable {
  /// The rows by number.
  let rows: AppendOnlyList<Row>
  private var numbers = NumberTable()

  /// Creates a table whose row with the number 0 is `first`.
  init(_ first: Row) {
    rows = AppendOnlyList()
    _ = number(of: first)
  }

  /// The number of rows.
  var count: Int { rows.count }

  /// The number of a row, which is appended if it is new.
  mutating func number(of row: Row) -> UInt32 {
    let hash = Self.hash(row)
    if let known = numbers.find(hash, { Self.areEqual(rows.address(of: $0), row) }) {
      return UInt32(truncatingIfNeeded: known)
    }
    let number = rows.append(row)
    numbers.insert(number, hash)
    return UInt32(truncatingIfNeeded: number)
  }

  @inline(__always)
  private static func areEqual(_ known: UnsafePointer<Row>, _ row: Row) -> Bool {
    withUnsafeBytes(of: row) { bytes in
      let known = UnsafeRawPointer(known)
      var difference: UInt64 = 0
      for offset in stride(from: 0, to: MemoryLayout<Row>.size, by: 8) {
        difference |=
          known.load(fromByteOffset: offset, as: UInt64.self)
          ^ bytes.load(fromByteOffset: offset, as: UInt64.self)
      }
      return difference == 0
    }
  }

  /// The hash of a row: rows have no bytes between their numbers.
  @inline(__always)
  static func hash(_ row: Row) -> UInt32 {
    withUnsafeBytes(of: row) { bytes in
      var hash: UInt64 = 0
      for offset in stride(from: 0, to: MemoryLayout<Row>.size, by: 8) {
        hash = NumberTable.mixed(hash, bytes.load(fromByteOffset: offset, as: UInt64.self))
      }
      return UInt32(truncatingIfNeeded: hash)
    }
  }
}
