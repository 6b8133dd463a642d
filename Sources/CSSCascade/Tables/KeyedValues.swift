// SPDX-License-Identifier: Apache-2.0

/// A key table with values beside it: values by keys, which are rows of numbers without bytes between them.
///
/// A dictionary asks at run time whether its keys are hashable, which takes longer than the first style of a program.
struct KeyedValues<Key: BitwiseCopyable & Sendable, Value: Sendable>: Sendable {
  private var numbers = KeyTable<Key>()
  private var values: [Value] = []

  /// The number of values.
  var count: Int { values.count }

  /// The value of a key; `nil` if none was inserted.
  subscript(key: Key) -> Value? { numbers.number(for: key).map { values[Int($0)] } }

  /// Gives a key that has none a value.
  mutating func insert(_ value: Value, for key: Key) {
    numbers.insert(UInt32(truncatingIfNeeded: values.count), for: key)
    values.append(value)
  }
}
