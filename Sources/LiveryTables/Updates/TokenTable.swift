// SPDX-License-Identifier: Apache-2.0

/// Gives equal values the same number, so that they are hashed once and compared as numbers from then on.
struct TokenTable<Value: Hashable> {
  private var tokens: [Value: Int32] = [:]

  /// How many different values there are.
  var count: Int { tokens.count }

  /// The number of a value.
  mutating func token(for value: Value) -> Int32 {
    let next = Int32(truncatingIfNeeded: tokens.count)
    return { (token: inout Int32?) in
      if let token { return token }
      token = next
      return next
    }(&tokens[value])
  }
}

/// The rows of a table as numbers, and the sections that they stand in.
struct TokenSections {
  /// The rows of all sections in order.
  var rows: [Int32]
  /// Where the rows of each section begin, and behind the last where they end.
  var starts: [Int]
  /// The sections.
  var sections: [Int32]

  /// The rows of a section.
  func range(_ section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section of each row.
  var sectionOfRow: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(rows.count)
    for section in sections.indices {
      result.append(
        contentsOf: repeatElement(
          Int32(truncatingIfNeeded: section), count: range(section).count))
    }
    return result
  }
}
