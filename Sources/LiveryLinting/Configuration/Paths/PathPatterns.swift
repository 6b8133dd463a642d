// SPDX-License-Identifier: Apache-2.0

/// Patterns for the files in a folder, of which the last one that matches a file decides.
package struct PathPatterns: Sendable, Hashable {
  /// The folder that the patterns are read in.
  package let folder: LexicalPath
  /// The patterns, those that take back behind those that they take something from.
  package let patterns: [GlobPattern]

  /// Patterns that are read in a folder.
  package init(_ patterns: [GlobPattern], in folder: LexicalPath) {
    self.folder = folder
    self.patterns = patterns
  }

  /// Whether a file matches; nil where no pattern says anything of it, which lies outside of the folder or matches none.
  package func verdict(of path: LexicalPath) -> Bool? {
    guard let relative = path.relative(to: folder) else { return nil }
    return patterns.last { $0.matches(relative) }.map { !$0.isNegated }
  }
}
