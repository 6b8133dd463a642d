// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A map from longhands to values; a longhand without a value takes two bytes.
///
/// An element has values for a few of the hundreds of longhands. The map is read much more often
/// than written.
@usableFromInline
struct LonghandMap<Value: Sendable>: Sendable {
  /// For each longhand the index of its value, plus one; zero if it has none.
  @usableFromInline var positions: [UInt16]
  /// The values in the order of insertion.
  @usableFromInline var values: [Value] = []

  /// Creates a map without values.
  init() { positions = [UInt16](repeating: 0, count: Property.longhandCount) }

  /// The value of a longhand; `nil` if it has none, and for a shorthand.
  @inlinable
  subscript(property: Property) -> Value? {
    index(of: property).map { values[$0] }
  }

  /// Returns the index of a longhand's value among the ``values``.
  ///
  /// - Returns: the index; `nil` if the longhand has no value, and for a shorthand.
  @inlinable
  func index(of property: Property) -> Int? {
    let number = Int(property.rawValue)
    guard number < positions.count, positions[number] > 0 else { return nil }
    return Int(positions[number]) - 1
  }

  /// Sets or replaces the value of a longhand.
  mutating func set(_ property: Property, _ value: Value) {
    let number = Int(property.rawValue)
    if positions[number] > 0 {
      values[Int(positions[number]) - 1] = value
    } else {
      values.append(value)
      positions[number] = UInt16(truncatingIfNeeded: values.count)
    }
  }
}
