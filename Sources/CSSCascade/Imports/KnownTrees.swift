// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Imported sheets that were read and parsed, by their places and the encodings that were assumed.
///
/// A sheet that is loaded again takes from here what did not change.
package struct KnownTrees: Sendable {
  private var trees: [Key: SyntaxTree] = [:]
  private var used: Set<Key> = []

  private struct Key: Hashable {
    let identity: String
    let encoding: SourceEncoding
  }

  /// Nothing is known.
  package init() {}

  /// The tree of a place; nil when it is to be read.
  mutating func take(_ location: ResourceLocation, _ encoding: SourceEncoding) -> SyntaxTree? {
    let key = Key(identity: location.identity, encoding: encoding)
    used.insert(key)
    return trees[key]
  }

  /// Keeps what was read.
  mutating func add(
    _ tree: SyntaxTree, at location: ResourceLocation, _ encoding: SourceEncoding
  ) {
    let key = Key(identity: location.identity, encoding: encoding)
    used.insert(key)
    trees[key] = tree
  }

  /// What is known the next time: what nobody took is forgotten, and so are the files that changed, by their paths without
  /// links.
  package func again(except identities: Set<String>) -> KnownTrees {
    var again = KnownTrees()
    again.trees = trees.filter {
      used.contains($0.key) && !identities.contains($0.key.identity)
    }
    return again
  }
}
