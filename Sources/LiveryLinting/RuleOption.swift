// SPDX-License-Identifier: Apache-2.0

/// An option of a rule that a configuration can set besides the severity.
package struct RuleOption: Sendable, Hashable {
  /// The name of the option in a configuration.
  package let name: String
  /// The purpose of the option, in one sentence without a full stop.
  package let help: String
  /// The accepted values.
  package let values: Values

  /// The accepted values of an option.
  package enum Values: Sendable, Hashable {
    /// An integer of 0 or more, with its default.
    case limit(Int)
    /// A choice of several words, the first of which is the default.
    case word([String])
    /// A list of names, empty by default.
    case names
  }

  /// Creates an option.
  init(_ name: String, _ values: Values, help: String) {
    self.name = name
    self.help = help
    self.values = values
  }
}

extension RuleOption.Values {
  /// A description of the values for a message.
  var description: String {
    switch self {
    case .limit: "a whole number of 0 or more"
    case .word(let words): words.joined(separator: " or ")
    case .names: "a list of names"
    }
  }

  /// A description of the default value for the reference.
  var defaultDescription: String {
    switch self {
    case .limit(let limit): "\(limit)"
    case .word(let words): "`\(words.first ?? "")`"
    case .names: "none"
    }
  }
}
