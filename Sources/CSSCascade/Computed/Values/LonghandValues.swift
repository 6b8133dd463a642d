// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Values by longhand, in the order of the table, for the few longhands that have one.
struct LonghandValues: Sendable, Hashable {
  /// The values, each longhand at most once.
  private(set) var entries: [LonghandValue] = []

  /// No values.
  init() {}

  /// Values that stand in the order of the table already.
  init(ordered entries: [LonghandValue]) { self.entries = entries }

  /// Makes room for so many values.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The value of a longhand; nil when it has none, and for a shorthand.
  subscript(property: Property) -> CSSValue? {
    let place = place(of: property)
    guard place < entries.count, entries[place].property == property else { return nil }
    return entries[place].value
  }

  /// Whether a longhand has a value.
  func contains(_ property: Property) -> Bool {
    let place = place(of: property)
    return place < entries.count && entries[place].property == property
  }

  /// Gives a longhand a value, or another one.
  mutating func set(_ property: Property, _ value: CSSValue) {
    if let last = entries.last, last.property.rawValue < property.rawValue {
      return entries.append(LonghandValue(property, value))
    }
    let place = place(of: property)
    if place < entries.count, entries[place].property == property {
      entries[place] = LonghandValue(property, value)
    } else {
      entries.insert(LonghandValue(property, value), at: place)
    }
  }

  /// These values on top of others.
  func on(_ others: LonghandValues) -> LonghandValues {
    if others.entries.isEmpty { return self }
    var all = others
    for entry in entries { all.set(entry.property, entry.value) }
    return all
  }

  /// The first place whose longhand does not stand before another one.
  private func place(of property: Property) -> Int {
    entries.withUnsafeBufferPointer { entries in
      entries.indices.partitioningIndex { entries[$0].property.rawValue >= property.rawValue }
    }
  }
}
