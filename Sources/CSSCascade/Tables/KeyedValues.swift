// SPDX-License-Identifier: Apache-2.0

/// A key table with a value for each key.
///
/// A key consists of numbers without padding.
///
/// A dictionary checks at run time whether its keys are hashable, which takes longer than the first
/// style of a program.
struct KeyedValues<Key: BitwiseCopyable & Sendable, Value: Sendable>: Sendable {
  private var numbers = KeyTable<Key>()
  private var values: [Value] = []

  /// The number of values.
  var count: Int { values.count }

  /// The value of a key, or `nil` if the table lacks it.
  subscript(key: Key) -> Value? { numbers.number(for: key).map { values[Int($0)] } }

  /// Inserts the value of a key that the table does not contain.
  mutating func insert(_ value: Value, for key: Key) {
    numbers.insert(UInt32(truncatingIfNeeded: values.count), for: key)
    values.append(value)
  }
}
