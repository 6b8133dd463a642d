// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A counter of the elements of each type among siblings, for `:nth-of-type()` and its relatives.
struct SiblingTypeCounter {
  /// A type that occurred.
  struct Entry {
    let type: Atom
    /// The number of elements of the type so far.
    var count: UInt32
    /// The index in the tree of the last element of the type, for `:last-of-type`.
    var last: Int
  }

  /// The types in order of first occurrence.
  private(set) var entries: [Entry] = []
  /// The index in ``entries`` of each type; empty while a linear search is fast enough.
  private var entryIndices: [Atom: Int] = [:]
  /// The maximum number of entries without the dictionary.
  private static let linearSearchLimit = 16

  /// Forgets all counts, before the children of another parent are counted.
  mutating func removeAll() {
    // The dictionary is empty up to the limit. A rare long list does not keep its memory.
    if entries.count > Self.linearSearchLimit { entryIndices.removeAll() }
    entries.removeAll(keepingCapacity: entries.count <= Self.linearSearchLimit)
  }

  /// Counts an element and returns the number of elements of its type so far, this one included.
  mutating func count(_ type: Atom, at element: Int) -> UInt32 {
    let index = findOrAddEntry(for: type, at: element)
    entries[index].count += 1
    entries[index].last = element
    return entries[index].count
  }

  /// Returns the index of a type in ``entries``, after adding an entry for a new type.
  private mutating func findOrAddEntry(for type: Atom, at element: Int) -> Int {
    let usesDictionary = entries.count > Self.linearSearchLimit
    let knownIndex =
      usesDictionary ? entryIndices[type] : entries.firstIndex { $0.type == type }
    if let knownIndex { return knownIndex }
    entries.append(Entry(type: type, count: 0, last: element))
    if entries.count == Self.linearSearchLimit + 1 {
      // The next search uses the dictionary, so it receives all entries.
      for (index, entry) in entries.enumerated() { entryIndices[entry.type] = index }
    } else if usesDictionary {
      entryIndices[type] = entries.count - 1
    }
    return entries.count - 1
  }
}
