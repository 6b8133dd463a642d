// SPDX-License-Identifier: Apache-2.0

/// The variables of a theme that are declared as a set to choose from: scales and grids, by their names.
///
/// A scale are three names or more that differ in a number: `--gray-10`, `--gray-50`, `--gray-90`. A grid are names that end
/// alike behind different words, with three such endings or more: `--link-text`, `--link-soft`, `--link-bold` and the same of
/// `--danger`. Nobody uses each member of a set.
struct VariableSets {
  private let columns: [Column: Int]
  private let scales: [Column: Int]
  private let grids: [Substring: Int]

  /// What is left of a name without one of its words.
  private struct Column: Hashable {
    let before: Substring
    let behind: Substring
  }

  /// Looks for sets among the names of variables.
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
    for (column, count) in columns where count >= 2 && !column.behind.isEmpty {
      grids[column.before, default: 0] += 1
    }
    self.columns = columns
    self.scales = scales
    self.grids = grids
  }

  /// Whether a variable is one of a set.
  func contains(_ name: String) -> Bool {
    Self.columns(of: name).contains { column, word in
      if Self.isNumber(word), scales[column, default: 0] >= 3 { return true }
      return !column.behind.isEmpty && columns[column, default: 0] >= 2
        && grids[column.before, default: 0] >= 3
    }
  }

  /// The name without each of its words; nothing for one that is too long to be one of a set.
  private static func columns(of name: String) -> [(column: Column, word: Substring)] {
    let words = name.dropFirst(2).split(separator: "-", maxSplits: 12)
    guard words.count <= 12, name.utf8.count <= 96 else { return [] }
    return words.map { word in
      (Column(before: name[..<word.startIndex], behind: name[word.endIndex...]), word)
    }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
