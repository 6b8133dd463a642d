// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The syntax trees of imported sheets, by their locations and assumed encodings.
///
/// A sheet that is loaded again reuses the trees of unchanged files.
package struct SyntaxTreeCache: Sendable {
  private var trees: [Key: SyntaxTree] = [:]
  private var used: Set<Key> = []

  private struct Key: Hashable {
    let identity: String
    let encoding: SourceEncoding
  }

  /// Creates an empty collection.
  package init() {}

  /// Returns the tree of a location and marks it as used; `nil` if the file must be read.
  mutating func tree(at location: ResourceLocation, _ encoding: SourceEncoding) -> SyntaxTree? {
    let key = Key(identity: location.identity, encoding: encoding)
    used.insert(key)
    return trees[key]
  }

  /// Stores the tree of a file.
  package mutating func add(
    _ tree: SyntaxTree, at location: ResourceLocation, _ encoding: SourceEncoding
  ) {
    let key = Key(identity: location.identity, encoding: encoding)
    used.insert(key)
    trees[key] = tree
  }

  /// Returns the trees for the next load: the used ones, without those of changed files.
  ///
  /// Changed files are identified by their paths without links.
  package func usedTrees(excluding identities: Set<String>) -> SyntaxTreeCache {
    var remaining = SyntaxTreeCache()
    remaining.trees = trees.filter {
      used.contains($0.key) && !identities.contains($0.key.identity)
    }
    return remaining
  }
}
