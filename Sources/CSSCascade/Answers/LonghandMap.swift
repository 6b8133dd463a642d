// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Values by longhand; a longhand without one takes two bytes.
///
/// An element has values for a few of the table's hundreds of longhands, and is asked for them much more often than it is
/// given them.
@usableFromInline
struct LonghandMap<Value: Sendable>: Sendable {
  /// For each longhand the place of its value, counted from one; zero for none.
  @usableFromInline var places: [UInt16]
  /// The values in the order in which they came.
  @usableFromInline var values: [Value] = []

  /// A map without values.
  init() { places = [UInt16](repeating: 0, count: Property.longhandCount) }

  /// The value of a longhand; nil when it has none, and for a shorthand.
  @inlinable
  subscript(property: Property) -> Value? {
    place(of: property).map { values[$0] }
  }

  /// The index of a longhand's value among the ``values``; nil when it has none, and for a shorthand.
  @inlinable
  func place(of property: Property) -> Int? {
    let number = Int(property.rawValue)
    guard number < places.count, places[number] > 0 else { return nil }
    return Int(places[number]) - 1
  }

  /// Gives a longhand a value, or another one.
  mutating func set(_ property: Property, _ value: Value) {
    let number = Int(property.rawValue)
    if places[number] > 0 {
      values[Int(places[number]) - 1] = value
    } else {
      values.append(value)
      places[number] = UInt16(truncatingIfNeeded: values.count)
    }
  }
}
