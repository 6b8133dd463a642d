// SPDX-License-Identifier: Apache-2.0

/// The keywords and the references in a value definition: all that the tables need of the notation.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
struct SyntaxWords {
  /// The bare words, such as `auto`.
  private(set) var keywords: [String] = []
  /// What stands between `<` and `>` without its range: `length` for `<length [0,∞]>`, `'font-size'` for `<'font-size'>`.
  private(set) var references: [String] = []

  /// The types that are not made of others.
  static let primitives: Set = [
    "angle", "color", "custom-ident", "length", "length-percentage", "number", "percentage",
    "string", "url",
  ]

  init(_ syntax: String) {
    var rest = Substring(syntax)
    while let character = rest.first {
      if character == "<" {
        let end = rest.firstIndex(of: ">") ?? rest.endIndex
        let name = rest[rest.index(after: rest.startIndex)..<end].prefix { $0 != " " }
        append(reference: String(name))
        rest = rest[end...].dropFirst()
      } else if character == "{" {
        rest = rest.drop { $0 != "}" }.dropFirst()
      } else if character.isLetter {
        append(keyword: String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }))
        rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "-" }
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  /// Adds the words of another grammar that are not there yet.
  mutating func append(_ words: SyntaxWords) {
    words.keywords.forEach { append(keyword: $0) }
    words.references.forEach { append(reference: $0) }
  }

  private mutating func append(keyword: String) {
    if !keywords.contains(keyword) { keywords.append(keyword) }
  }

  private mutating func append(reference: String) {
    if !references.contains(reference) { references.append(reference) }
  }
}
