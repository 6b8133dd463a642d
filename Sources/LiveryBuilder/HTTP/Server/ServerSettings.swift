// SPDX-License-Identifier: Apache-2.0

/// The address, the limits and the tokens of a ``WebServer``.
struct ServerSettings: Sendable {
  /// The numeric address to listen on; only this machine reaches the default `127.0.0.1`.
  ///
  /// With `127.0.0.1` the server also listens on `::1` if that is possible, because a browser tries
  /// it first for `localhost`.
  var address = "127.0.0.1"
  /// The port; 0 stands for any free port.
  var port: UInt16 = 0
  /// The limits of clients.
  var limits = ServerLimits()
  /// The clock that measures the times of the limits.
  var clock: any TimeoutClock = ContinuousClock()
  /// A closure that returns the currently valid tokens.
  ///
  /// Without a token, the server admits requests only for assets of the pages.
  var tokens: @Sendable () -> [String]
}

extension ServerSettings {
  /// Returns a token of 128 random bits in hexadecimal digits.
  static func randomToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
