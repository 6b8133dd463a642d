// SPDX-License-Identifier: Apache-2.0

/// Where a gate listens, and for whom it opens.
struct GateSettings: Sendable {
  /// The address in numbers that it listens on; `127.0.0.1`, the default, is reached by this machine alone, and so is `::1`.
  ///
  /// A gate of `127.0.0.1` listens on `::1` as well where that can be done, because a browser tries it first for `localhost`.
  var address = "127.0.0.1"
  /// The port; 0 is any that is free.
  var port: UInt16 = 0
  /// What it bears.
  var limits = GateLimits()
  /// The clock that measures the times of the limits.
  var clock: any GateClock = ContinuousClock()
  /// The tokens that are good at the moment; where there is none, nobody is let through.
  var tokens: @Sendable () -> [String]
}

extension GateSettings {
  /// A token that nobody guesses: 128 random bits in hexadecimal digits.
  static func randomToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
