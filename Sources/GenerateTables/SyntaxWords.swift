// SPDX-License-Identifier: Apache-2.0

/// The keywords and the references in a value definition: all that the tables need of the notation.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
struct SyntaxWords {
  /// The bare words outside of functions, such as `auto`.
  private(set) var keywords: [String] = []
  /// The bare words in the arguments of functions.
  private(set) var innerKeywords: [String] = []
  /// What stands between `<` and `>` outside of functions, without its range: `length` for `<length [0,∞]>`, `'font-size'`
  /// for `<'font-size'>`.
  private(set) var references: [String] = []
  /// What stands between `<` and `>` in the arguments of functions.
  private(set) var innerReferences: [String] = []

  /// The types that grammars are made of, which have none of their own.
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
        // The name of a function is no keyword.
        if rest.first != "(" { add(String(word), to: depth > 0 ? \.innerKeywords : \.keywords) }
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        rest = rest.dropFirst()
      }
    }
  }

  /// The same without a difference between what is inside of functions and what is not.
  var flat: SyntaxWords {
    var words = self
    innerKeywords.forEach { words.add($0, to: \.keywords) }
    innerReferences.forEach { words.add($0, to: \.references) }
    return words
  }

  /// Adds the words of another grammar that are not there yet.
  mutating func append(_ words: SyntaxWords) {
    for list in [\Self.keywords, \.innerKeywords, \.references, \.innerReferences] {
      words[keyPath: list].forEach { add($0, to: list) }
    }
  }

  private mutating func add(_ word: String, to list: WritableKeyPath<SyntaxWords, [String]>) {
    if !self[keyPath: list].contains(word) { self[keyPath: list].append(word) }
  }
}
