// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The declarations of custom properties that wait for a later stage, each after its references.
struct DeferredDeclarations {
  private(set) var entries: [CustomPropertyResolver.Entry] = []
  private var names: Set<Atom> = []
}

extension DeferredDeclarations {
  /// Whether there are no deferred declarations.
  var isEmpty: Bool { names.isEmpty }

  /// Returns whether the declaration of a property waits.
  func contains(_ name: Atom) -> Bool { names.contains(name) }

  /// Adds a deferred declaration.
  mutating func append(_ entry: CustomPropertyResolver.Entry) {
    entries.append(entry)
    names.insert(entry.name)
  }

  /// Removes the declarations of some properties.
  mutating func remove(_ removed: Set<Atom>) {
    entries.removeAll { removed.contains($0.name) }
    names.subtract(removed)
  }

  /// Removes and returns the declarations, each of which counts as deferred until it is released.
  mutating func removeEntries() -> [CustomPropertyResolver.Entry] {
    defer { entries = [] }
    return entries
  }

  /// Ends the wait of a removed declaration.
  mutating func release(_ entry: CustomPropertyResolver.Entry) { names.remove(entry.name) }
}
