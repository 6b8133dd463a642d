// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The declarations of custom properties that wait for a later stage, each after those that it refers to.
struct WaitingDeclarations {
  private(set) var entries: [CustomPropertyResolver.Entry] = []
  private var names: Set<Atom> = []
}

extension WaitingDeclarations {
  /// Whether no declaration waits.
  var isEmpty: Bool { names.isEmpty }

  /// Whether the declaration of a property waits.
  func contains(_ name: Atom) -> Bool { names.contains(name) }

  /// Lets a declaration wait.
  mutating func append(_ entry: CustomPropertyResolver.Entry) {
    entries.append(entry)
    names.insert(entry.name)
  }

  /// Removes the declarations of some properties.
  mutating func remove(_ removed: Set<Atom>) {
    entries.removeAll { removed.contains($0.name) }
    names.subtract(removed)
  }

  /// Removes and returns the declarations, which count as waiting until each is released.
  mutating func removeEntries() -> [CustomPropertyResolver.Entry] {
    defer { entries = [] }
    return entries
  }

  /// Lets a removed declaration no longer count as waiting.
  mutating func release(_ entry: CustomPropertyResolver.Entry) { names.remove(entry.name) }
}
