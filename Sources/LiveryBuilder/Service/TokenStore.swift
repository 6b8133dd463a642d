// SPDX-License-Identifier: Apache-2.0

/// The valid tokens: that of this run, and that of the previous run for reconnecting pages.
struct TokenStore: Sendable {
  /// The token of this run.
  let current: String
  /// The token of the previous run.
  let previous: String?

  /// Creates the tokens with a random current one.
  init(previous: String? = nil) {
    current = ServerSettings.randomToken()
    self.previous = previous
  }

  /// The valid tokens.
  var all: [String] { [current] + (previous.map { [$0] } ?? []) }
}
