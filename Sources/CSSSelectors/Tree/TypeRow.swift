// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Counts the elements of each type in a row of siblings.
struct TypeRow {
  /// A type that was met.
  struct Entry {
    let type: Atom
    /// How many elements have it.
    var count: UInt32
    /// The one that was met last.
    var last: Int
  }

  /// The types in the order in which they were met.
  private(set) var entries: [Entry] = []
  /// The places of types in ``entries``, once there are so many that looking through them is slow.
  private var places: [Atom: Int] = [:]
  private static let few = 16

  /// Forgets all elements, for the next row.
  mutating func removeAll() {
    if entries.count > Self.few { places.removeAll() }
    entries.removeAll(keepingCapacity: entries.count <= Self.few)
  }

  /// Counts an element; gives how many of its type there are up to it.
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
