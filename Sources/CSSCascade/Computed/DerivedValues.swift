// SPDX-License-Identifier: Apache-2.0

/// The values that other modules derive from a style, one of each type.
struct DerivedValues: Sendable {
  private var values: [any Sendable] = []

  /// The value of a type; nil where none is kept.
  func value<Value: Sendable>(of type: Value.Type) -> Value? {
    for case let value as Value in values { return value }
    return nil
  }

  /// Keeps a value in place of the one of its type.
  mutating func keep<Value: Sendable>(_ value: Value) {
    if let place = values.firstIndex(where: { $0 is Value }) {
      values[place] = value
    } else {
      values.append(value)
    }
  }
}

extension ComputedStyle {
  /// A value that is worked out from the style once, and kept as long as the style is.
  ///
  /// The style keeps one value of each type. `make` runs outside of the lock: tasks that ask at the same time may all run it,
  /// so it must come to the same whoever asks.
  ///
  /// - Parameters:
  ///   - isRight: whether a kept value is the one that is meant; one that is not is replaced.
  ///   - make: works the value out.
  /// - Returns: the kept value.
  package func derived<Value: Sendable>(
    where isRight: (Value) -> Bool = { _ in true }, _ make: () -> Value
  ) -> Value {
    if let value = chunk.derived(Value.self, at: position), isRight(value) { return value }
    let value = make()
    chunk.keep(value, at: position)
    return value
  }
}
