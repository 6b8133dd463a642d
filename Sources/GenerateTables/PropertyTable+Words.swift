// SPDX-License-Identifier: Apache-2.0

extension PropertyTable {
  /// The keywords that every property takes: no property's own, though the grammar of `all` names them.
  private static let wideKeywords: Set = ["initial", "inherit", "unset", "revert", "revert-layer"]

  /// Every keyword of the table, in order.
  var keywords: [String] {
    let words = (properties.map(\.syntax) + types.map(\.syntax)).map(SyntaxWords.init)
    let names = Set(words.flatMap { $0.keywords + $0.innerKeywords })
    return names.subtracting(Self.wideKeywords).sorted()
  }

  /// The keywords that a value of a grammar may have, in order of appearance: through the types and properties that it
  /// refers to, but not those inside of functions and colors.
  func keywords(of syntax: String) -> [String] {
    reached(from: SyntaxWords(syntax)) { reference in
      guard reference != "color", !reference.hasSuffix("()") else { return nil }
      return syntaxes[reference].map(SyntaxWords.init)
    }
    .keywords
  }

  /// Whether a value of a grammar may have colors, inside of functions too.
  func acceptsColors(_ syntax: String) -> Bool {
    reached(from: SyntaxWords(syntax).flat) { syntaxes[$0].map { SyntaxWords($0).flat } }
      .references.contains("color")
  }

  /// Adds the words of what the words refer to, until nothing new comes.
  private func reached(
    from start: SyntaxWords, _ follow: (String) -> SyntaxWords?
  ) -> SyntaxWords {
    var words = start
    var index = 0
    while index < words.references.count {
      if let more = follow(words.references[index]) { words.append(more) }
      index += 1
    }
    return words
  }
}
