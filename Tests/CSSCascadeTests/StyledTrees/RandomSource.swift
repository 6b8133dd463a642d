// SPDX-License-Identifier: Apache-2.0

/// Numbers that look random and are the same for the same seed.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 32
  }

  /// A number below another one.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something happens that happens once in so many times.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// One of some values.
  mutating func one<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// One of some words, which white space separates.
  mutating func word(_ words: String) -> String { String(one(words.split(separator: " "))) }
}
