// SPDX-License-Identifier: Apache-2.0

/// A generator of random numbers that are reproducible for a seed.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 32
  }

  /// Returns a number below a limit.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns `true` once in a number of times on average.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// Returns a random element of an array.
  mutating func one<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a random word of a list that is separated by white space.
  mutating func word(_ words: String) -> String { String(one(words.split(separator: " "))) }
}
