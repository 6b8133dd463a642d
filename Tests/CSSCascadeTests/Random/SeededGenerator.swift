// SPDX-License-Identifier: Apache-2.0

/// A generator of reproducible random numbers (SplitMix64) and choices.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

extension SeededGenerator {
  /// Returns `true` with a probability in percent.
  mutating func happens(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns a random element of an array, which must not be empty.
  mutating func one<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// Returns a random subset, to which each value belongs with a probability in percent.
  mutating func some<Value>(_ values: [Value], _ percent: Int) -> [Value] {
    values.filter { _ in happens(percent) }
  }
}
