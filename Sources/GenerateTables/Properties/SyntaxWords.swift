// SPDX-License-Identifier: Apache-2.0

/// The keywords and the references in a value definition, which are all that the tables need.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
struct SyntaxWords {
  /// The keywords outside functions, such as `auto`.
  private(set) var keywords: [String] = []
  /// The keywords in the arguments of functions.
  private(set) var innerKeywords: [String] = []
  /// The references between `<` and `>` outside functions, without their ranges.
  ///
  /// Examples are `length` for `<length [0,∞]>`, and `'font-size'` for `<'font-size'>`.
  private(set) var references: [String] = []
  /// The references between `<` and `>` in the arguments of functions.
  private(set) var innerReferences: [String] = []

  /// The terminal types, which have no grammar.
  static let terminals: Set = [
    "angle", "any-value", "custom-ident", "dashed-function", "dashed-ident", "declaration-value",
    "flex", "frequency", "hex-color", "ident", "integer", "length", "named-color", "number",
    "percentage", "resolution", "string", "time", "url", "zero",
  ]

  init(_ syntax: String) {
    var rest = Substring(syntax)
    var depth = 0
    while let character = rest.first {
      if character == "<" {
        let end = rest.firstIndex(of: ">") ?? rest.endIndex
        let name = rest[rest.index(after: rest.startIndex)..<end].prefix { $0 != " " }
        add(String(name), to: depth > 0 ? \.innerReferences : \.references)
        rest = rest[end...].dropFirst()
      } else if character == "{" || character == "'" {
        let end = character == "{" ? "}" : character
        rest = rest.dropFirst().drop { $0 != end }.dropFirst()
      } else if character.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        rest = rest[word.endIndex...]
        // The name of a function is not a keyword.
        if rest.first != "(" { add(String(word), to: depth > 0 ? \.innerKeywords : \.keywords) }
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        rest = rest.dropFirst()
      }
    }
  }

  /// The words without the distinction between outside and inside functions.
  var flat: SyntaxWords {
    var words = self
    innerKeywords.forEach { words.add($0, to: \.keywords) }
    innerReferences.forEach { words.add($0, to: \.references) }
    return words
  }

  /// Adds the new words of another grammar.
  mutating func append(_ words: SyntaxWords) {
    for list in [\Self.keywords, \.innerKeywords, \.references, \.innerReferences] {
      words[keyPath: list].forEach { add($0, to: list) }
    }
  }

  private mutating func add(_ word: String, to list: WritableKeyPath<SyntaxWords, [String]>) {
    if !self[keyPath: list].contains(word) { self[keyPath: list].append(word) }
  }
}

extension PropertyTable {
  /// The CSS-wide keywords, which belong to no property, although the grammar of `all` names them.
  private static let wideKeywords: Set = ["initial", "inherit", "unset", "revert", "revert-layer"]

  /// All keywords of the table, sorted.
  var keywords: [String] {
    let words = (properties.map(\.syntax) + types.map(\.syntax)).map(SyntaxWords.init)
    let names = Set(words.flatMap { $0.keywords + $0.innerKeywords })
    return names.subtracting(Self.wideKeywords).sorted()
  }

  /// Returns the keywords that a value of a grammar may contain, in order of appearance.
  ///
  /// They include the keywords of referenced types and properties, but not those in functions and
  /// colors.
  func keywords(of syntax: String) -> [String] {
    reached(from: SyntaxWords(syntax)) { reference in
      guard reference != "color", !reference.hasSuffix("()") else { return nil }
      return syntaxes[reference].map(SyntaxWords.init)
    }
    .keywords
  }

  /// Returns whether a value of a grammar may contain colors, including in functions.
  func acceptsColors(_ syntax: String) -> Bool {
    reached(from: SyntaxWords(syntax).flat) { syntaxes[$0].map { SyntaxWords($0).flat } }
      .references.contains("color")
  }

  /// Adds the words of all referenced grammars, transitively.
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
