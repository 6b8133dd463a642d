// SPDX-License-Identifier: Apache-2.0

/// A fact about the environment of a case: `width 800`, `scheme dark`.
struct EnvironmentSetting: Sendable, Equatable {
  let name: String
  let value: String

  /// The valid names with their keywords; a name without keywords accepts any number or text.
  private static let acceptedValues: [String: Set<String>] = [
    "width": [], "height": [], "resolution": [], "env": [],
    "type": ["screen", "print"], "scheme": ["light", "dark"],
    "contrast": ["no-preference", "less", "more"], "motion": ["no-preference", "reduce"],
    "transparency": ["no-preference", "reduce"], "colors": ["none", "forced"],
    "hover": ["none", "hover"], "pointer": ["none", "coarse", "fine"],
    "platform": ["linux", "macos", "windows"],
  ]

  /// Parses a fact of the line `environment:`.
  init(parsing text: String, line: Int) throws(CaseError) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let accepted = Self.acceptedValues[String(words[0])],
      accepted.isEmpty || accepted.contains(String(words[1]))
    else {
      throw CaseError(line, "expected a name and a value, such as 'width 800', found '\(text)'")
    }
    name = String(words[0])
    value = String(words[1])
  }
}
