// SPDX-License-Identifier: Apache-2.0

/// The values that other modules derive from a style, one of each type.
struct DerivedValues: Sendable {
  private var values: [any Sendable] = []

  /// Returns the value of a type; `nil` if none is stored.
  func value<Value: Sendable>(of type: Value.Type) -> Value? {
    for case let value as Value in values { return value }
    return nil
  }

  /// Stores a value, replacing the one of its type.
  mutating func store<Value: Sendable>(_ value: Value) {
    if let index = values.firstIndex(where: { $0 is Value }) {
      values[index] = value
    } else {
      values.append(value)
    }
  }
}

extension ComputedStyle {
  /// Returns a value that is derived from the style once, and stored for the lifetime of the style.
  ///
  /// The style stores one value of each type. `make` runs outside of the lock. Concurrent tasks may
  /// all run it, so it must always return an equal value.
  ///
  /// - Parameters:
  ///   - isRight: whether a stored value is the expected one; an unexpected value is replaced.
  ///   - make: computes the value.
  /// - Returns: the stored value.
  package func derived<Value: Sendable>(
    where isRight: (Value) -> Bool = { _ in true }, _ make: () -> Value
  ) -> Value {
    if let value = chunk.derived(Value.self, at: position), isRight(value) { return value }
    let value = make()
    chunk.store(value, at: position)
    return value
  }
}
