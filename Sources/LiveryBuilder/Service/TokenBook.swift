// SPDX-License-Identifier: Apache-2.0

/// The tokens that let somebody in: the one of this run, and the one of the run before for those who come back.
struct TokenBook: Sendable {
  /// The token of this run.
  let current: String
  /// The token of the run before.
  let previous: String?

  /// A book with a token that nobody can guess.
  init(previous: String? = nil) {
    current = ServerSettings.randomToken()
    self.previous = previous
  }

  /// The tokens that are good.
  var all: [String] { [current] + (previous.map { [$0] } ?? []) }
}
