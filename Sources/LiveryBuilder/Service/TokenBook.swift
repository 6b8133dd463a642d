// SPDX-License-Identifier: Apache-2.0

/// The tokens that let somebody in: the one of this run, and the one of the run before for those who come back.
struct TokenBook: Sendable {
  /// The token of this run.
  let current: String
  /// The token of the run before.
  let previous: String?

  /// A book with a token that nobody can guess, of 192 random bits.
  init(previous: String? = nil) {
    current = (0..<3).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    self.previous = previous
  }

  /// The tokens that are good.
  var all: [String] { [current] + (previous.map { [$0] } ?? []) }
}
