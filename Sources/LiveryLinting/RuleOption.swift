// SPDX-License-Identifier: Apache-2.0

/// What a configuration can tell a rule besides how much its findings matter.
package struct RuleOption: Sendable, Hashable {
  /// What the configuration calls it.
  package let name: String
  /// What it is about, in one sentence without a full stop.
  package let help: String
  /// What values it has.
  package let values: Values

  /// What values an option has.
  package enum Values: Sendable, Hashable {
    /// A whole number of 0 or more, and what it is unless somebody says another one.
    case limit(Int)
    /// One of some words, of which the first holds unless somebody says another one.
    case word([String])
    /// A list of names, empty unless somebody says some.
    case names
  }

  /// An option.
  init(_ name: String, _ values: Values, help: String) {
    self.name = name
    self.help = help
    self.values = values
  }
}

extension RuleOption.Values {
  /// The values in the words of a message.
  var description: String {
    switch self {
    case .limit: "a whole number of 0 or more"
    case .word(let words): words.joined(separator: " or ")
    case .names: "a list of names"
    }
  }

  /// What holds unless somebody says something else, in the words of the reference.
  var defaultDescription: String {
    switch self {
    case .limit(let limit): "\(limit)"
    case .word(let words): "`\(words.first ?? "")`"
    case .names: "none"
    }
  }
}
