// SPDX-License-Identifier: Apache-2.0

/// One thing that a case says about the room it is styled in: `width 800`, `scheme dark`.
struct EnvironmentFact: Sendable, Equatable {
  let name: String
  let value: String

  /// The names that can be given, with the words that are known; none where any number or text will do.
  private static let words: [String: Set<String>] = [
    "width": [], "height": [], "resolution": [], "env": [],
    "type": ["screen", "print"], "scheme": ["light", "dark"],
    "contrast": ["no-preference", "less", "more"], "motion": ["no-preference", "reduce"],
    "transparency": ["no-preference", "reduce"], "colors": ["none", "forced"],
    "hover": ["none", "hover"], "pointer": ["none", "coarse", "fine"],
    "platform": ["linux", "macos", "windows"],
  ]

  /// Reads a fact of the line `environment:`.
  init(parsing text: String, line: Int) throws(CaseError) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let known = Self.words[String(words[0])],
      known.isEmpty || known.contains(String(words[1]))
    else {
      throw CaseError(line, "expected a name and a value, such as 'width 800', found '\(text)'")
    }
    name = String(words[0])
    value = String(words[1])
  }
}
