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
  private var places: [Atom: Int] = [:]
  private static let few = 16

  /// Removes all elements, for the next siblings.
  mutating func removeAll() {
    if entries.count > Self.few { places.removeAll() }
    entries.removeAll(keepingCapacity: entries.count <= Self.few)
  }

  /// Counts an element and returns the number of its type so far, including it.
  mutating func count(_ type: Atom, at element: Int) -> UInt32 {
    let place = place(of: type, element)
    entries[place].count += 1
    entries[place].last = element
    return entries[place].count
  }

  private mutating func place(of type: Atom, _ element: Int) -> Int {
    let isLong = entries.count > Self.few
    let known = isLong ? places[type] : entries.firstIndex { $0.type == type }
    if let known { return known }
    entries.append(Entry(type: type, count: 0, last: element))
    if entries.count == Self.few + 1 {
      for (place, entry) in entries.enumerated() { places[entry.type] = place }
    } else if isLong {
      places[type] = entries.count - 1
    }
    return entries.count - 1
  }
}
