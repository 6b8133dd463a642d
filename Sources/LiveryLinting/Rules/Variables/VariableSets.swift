// SPDX-License-Identifier: Apache-2.0

/// The variables of a theme that form sets to choose from: scales and grids, recognized by their
/// names.
///
/// A scale is three or more names that differ in a number: `--gray-10`, `--gray-50`, `--gray-90`. A
/// grid is names with equal endings after different words, with at least three endings:
/// `--link-text`, `--link-soft` and `--link-bold` together with `--danger-text` and so on. A theme
/// rarely uses every member of a set.
struct VariableSets {
  private let columns: [Column: Int]
  private let scales: [Column: Int]
  private let grids: [Substring: Int]

  /// A name without one of its words.
  private struct Column: Hashable {
    let before: Substring
    let after: Substring
  }

  /// Finds the sets among the names of variables.
  init(_ names: some Sequence<String>) {
    var columns: [Column: Int] = [:]
    var scales: [Column: Int] = [:]
    for name in names {
      for (column, word) in Self.columns(of: name) {
        columns[column, default: 0] += 1
        if Self.isNumber(word) { scales[column, default: 0] += 1 }
      }
    }
    var grids: [Substring: Int] = [:]
    for (column, count) in columns where count >= 2 && !column.after.isEmpty {
      grids[column.before, default: 0] += 1
    }
    self.columns = columns
    self.scales = scales
    self.grids = grids
  }

  /// Returns whether a variable belongs to a set.
  func contains(_ name: String) -> Bool {
    Self.columns(of: name).contains { column, word in
      if Self.isNumber(word), scales[column, default: 0] >= 3 { return true }
      return !column.after.isEmpty && columns[column, default: 0] >= 2
        && grids[column.before, default: 0] >= 3
    }
  }

  /// Returns a name without each of its words, or an empty array if it is too long to belong to a
  /// set.
  private static func columns(of name: String) -> [(column: Column, word: Substring)] {
    let words = name.dropFirst(2).split(separator: "-", maxSplits: 12)
    guard words.count <= 12, name.utf8.count <= 96 else { return [] }
    return words.map { word in
      (Column(before: name[..<word.startIndex], after: name[word.endIndex...]), word)
    }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
