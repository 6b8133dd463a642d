// SPDX-License-Identifier: Apache-2.0

/// The files of one theme, in cascade order.
package struct ThemeFiles: Sendable, Hashable {
  /// The files, from the lowest to the highest in the cascade.
  package let items: [Item]

  /// Creates a theme of some files.
  package init(_ items: [Item]) { self.items = items }

  /// A file or several files.
  package enum Item: Sendable, Hashable {
    /// A file with a given path.
    case file(LexicalPath)
    /// The files that match patterns, in the order of their paths.
    case files(PathPatterns)
  }

  /// Returns the index of the item that contains a file, or `nil` if the theme does not contain it.
  package func position(of path: LexicalPath) -> Int? {
    items.firstIndex { item in
      switch item {
      case .file(let file): file == path
      case .files(let patterns): patterns.verdict(of: path) == true
      }
    }
  }

  /// The files that the theme lists by path.
  package var files: [LexicalPath] {
    items.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }
}
