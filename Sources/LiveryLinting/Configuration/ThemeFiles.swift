// SPDX-License-Identifier: Apache-2.0

/// The files of one theme, the lowest first.
package struct ThemeFiles: Sendable, Hashable {
  /// The files, in the order in which they are laid over one another.
  package let items: [Item]

  /// A theme of some files.
  package init(_ items: [Item]) { self.items = items }

  /// One file or several.
  package enum Item: Sendable, Hashable {
    /// A file by its path.
    case file(LexicalPath)
    /// Files by patterns, in the order of their paths.
    case files(PathPatterns)
  }

  /// Where a file lies in the theme, counted from the lowest; nil for one of another theme.
  package func position(of path: LexicalPath) -> Int? {
    items.firstIndex { item in
      switch item {
      case .file(let file): file == path
      case .files(let patterns): patterns.verdict(of: path) == true
      }
    }
  }

  /// The files that are called by their paths.
  package var files: [LexicalPath] {
    items.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }
}
