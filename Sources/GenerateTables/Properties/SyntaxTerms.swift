// SPDX-License-Identifier: Apache-2.0

/// The keywords and the references in a value definition, which are all that the tables need.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
struct SyntaxTerms {
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
        let term = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        rest = rest[term.endIndex...]
        // The name of a function is not a keyword.
        if rest.first != "(" { add(String(term), to: depth > 0 ? \.innerKeywords : \.keywords) }
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        rest = rest.dropFirst()
      }
    }
  }

  /// The words without the distinction between outside and inside functions.
  var flattened: SyntaxTerms {
    var terms = self
    innerKeywords.forEach { terms.add($0, to: \.keywords) }
    innerReferences.forEach { terms.add($0, to: \.references) }
    return terms
  }

  /// Adds the new words of another grammar.
  mutating func append(_ terms: SyntaxTerms) {
    for list in [\Self.keywords, \.innerKeywords, \.references, \.innerReferences] {
      terms[keyPath: list].forEach { add($0, to: list) }
    }
  }

  private mutating func add(_ term: String, to list: WritableKeyPath<SyntaxTerms, [String]>) {
    if !self[keyPath: list].contains(term) { self[keyPath: list].append(term) }
  }
}

extension PropertyTable {
  /// The CSS-wide keywords, which belong to no property, although the grammar of `all` names them.
  private static let wideKeywords: Set = ["initial", "inherit", "unset", "revert", "revert-layer"]

  /// All keywords of the table, sorted.
  var keywords: [String] {
    let terms = (properties.map(\.syntax) + types.map(\.syntax)).map(SyntaxTerms.init)
    let names = Set(terms.flatMap { $0.keywords + $0.innerKeywords })
    return names.subtracting(Self.wideKeywords).sorted()
  }

  /// Returns the keywords that a value of a grammar may contain, in order of appearance.
  ///
  /// They include the keywords of referenced types and properties, but not those in functions and
  /// colors.
  func keywords(of syntax: String) -> [String] {
    reachableTerms(from: SyntaxTerms(syntax)) { reference in
      guard reference != "color", !reference.hasSuffix("()") else { return nil }
      return syntaxes[reference].map(SyntaxTerms.init)
    }
    .keywords
  }

  /// Returns whether a value of a grammar may contain colors, including in functions.
  func acceptsColors(_ syntax: String) -> Bool {
    reachableTerms(from: SyntaxTerms(syntax).flattened) {
      syntaxes[$0].map { SyntaxTerms($0).flattened }
    }
    .references.contains("color")
  }

  /// Adds the words of all referenced grammars, transitively.
  private func reachableTerms(
    from start: SyntaxTerms, _ follow: (String) -> SyntaxTerms?
  ) -> SyntaxTerms {
    var terms = start
    var index = 0
    while index < terms.references.count {
      if let referenced = follow(terms.references[index]) { terms.append(referenced) }
      index += 1
    }
    return terms
  }
}
