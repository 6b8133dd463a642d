// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A counter of the elements of each type among siblings.
struct SiblingTypeCounter {
  /// A type that occurred.
  struct Entry {
    let type: Atom
    /// The number of elements of the type.
    var count: UInt32
    /// The index of its last element.
    var last: Int
  }

  /// The types in order of first occurrence.
  private(set) var entries: [Entry] = []
  /// The index in ``entries`` of each type, if there are too many for a linear search.
  private var indexes: [Atom: Int] = [:]
  private static let linearSearchLimit = 16

  /// Removes all elements, for the next siblings.
  mutating func removeAll() {
    if entries.count > Self.linearSearchLimit { indexes.removeAll() }
    entries.removeAll(keepingCapacity: entries.count <= Self.linearSearchLimit)
  }

  /// Counts an element and returns the number of its type so far, including it.
  mutating func count(_ type: Atom, at element: Int) -> UInt32 {
    let index = index(of: type, element)
    entries[index].count += 1
    entries[index].last = element
    return entries[index].count
  }

  private mutating func index(of type: Atom, _ element: Int) -> Int {
    let isLong = entries.count > Self.linearSearchLimit
    let knownIndex = isLong ? indexes[type] : entries.firstIndex { $0.type == type }
    if let knownIndex { return knownIndex }
    entries.append(Entry(type: type, count: 0, last: element))
    if entries.count == Self.linearSearchLimit + 1 {
      for (index, entry) in entries.enumerated() { indexes[entry.type] = index }
    } else if isLong {
      indexes[type] = entries.count - 1
    }
    return entries.count - 1
  }
}
