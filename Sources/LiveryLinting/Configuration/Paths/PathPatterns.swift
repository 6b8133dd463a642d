// SPDX-License-Identifier: Apache-2.0

/// Patterns for the files in a folder, of which the last match decides.
package struct PathPatterns: Sendable, Hashable {
  /// The base folder of the patterns.
  package let folder: LexicalPath
  /// The patterns.
  ///
  /// A negated pattern follows the patterns that it makes exceptions to.
  package let patterns: [GlobPattern]

  /// Creates patterns with a base folder.
  package init(_ patterns: [GlobPattern], in folder: LexicalPath) {
    self.folder = folder
    self.patterns = patterns
  }

  /// Returns whether a file matches, or `nil` if no pattern matches it or it is outside the folder.
  package func verdict(of path: LexicalPath) -> Bool? {
    guard let relative = path.relative(to: folder) else { return nil }
    return patterns.last { $0.matches(relative) }.map { !$0.isNegated }
  }
}
