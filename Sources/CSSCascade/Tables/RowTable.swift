// SPDX-License-Identifier: Apache-2.0

/// A number table with its elements: distinct rows of numbers, each with its own number.
///
/// A row has no padding between its numbers.
struct RowTable<Row: BitwiseCopyable & Sendable>: Sendable {
  /// The rows by number.
  let rows = AppendOnlyList<Row>()
  private var numbers: NumberTable

  /// Creates a table whose row with the number 0 is `first`.
  init(_ first: Row, expecting expected: Int = 0) {
    numbers = NumberTable(expecting: expected)
    _ = number(of: first)
  }

  /// The number of rows.
  var count: Int { rows.count }

  /// Returns the number of a row, and appends the row if it is new.
  mutating func number(of row: Row) -> UInt32 {
    let hash = NumberTable.hash(of: row)
    if let existing = numbers.find(hash, { NumberTable.areEqual(rows.address(of: $0), row) }) {
      return UInt32(truncatingIfNeeded: existing)
    }
    let number = rows.append(row)
    numbers.insert(number, hash)
    return UInt32(truncatingIfNeeded: number)
  }
}
