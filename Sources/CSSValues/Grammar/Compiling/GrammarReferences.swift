// SPDX-License-Identifier: Apache-2.0

/// A lookup of the grammar text of `<name>`, `<name()>` or `<'name'>` by its reference.
typealias GrammarLookup = (_ reference: String) -> String?

/// The constraints that a reference sets on its rule.
struct GrammarConstraints {
  /// The bounds of the numbers, or `nil` for none.
  var bounds: ValueSyntax.Bounds?
  /// The words that a `<custom-ident>` excludes.
  var excluded: [String] = []
}

/// The referenced grammars.
struct GrammarReferences {
  private let lookup: GrammarLookup
  private let excludedKeywords: (_ reference: String) -> [String]
  /// The parsed grammars, by reference.
  private var syntaxes: [String: ValueSyntax] = [:]

  /// Creates references to grammars.
  ///
  /// - Parameters:
  ///   - lookup: Returns the text of the grammar of a reference, or `nil` for an unknown reference.
  ///   - excludedKeywords: Returns the words that a `<custom-ident>` in that grammar excludes.
  init(
    lookup: @escaping GrammarLookup, excludedKeywords: @escaping (_ reference: String) -> [String]
  ) {
    self.lookup = lookup
    self.excludedKeywords = excludedKeywords
  }

  /// Returns the grammar of a reference.
  mutating func syntax(of reference: String) throws(GrammarError) -> ValueSyntax {
    if let syntax = syntaxes[reference] { return syntax }
    guard let text = lookup(reference) else { throw .unknown(reference) }
    do {
      let syntax = try ValueSyntax(parsing: text)
      syntaxes[reference] = syntax
      return syntax
    } catch {
      throw .syntax(error)
    }
  }

  /// Returns the constraints of a reference with some bounds.
  func constraints(of reference: String, _ bounds: ValueSyntax.Bounds?) -> GrammarConstraints {
    GrammarConstraints(bounds: bounds, excluded: excludedKeywords(reference))
  }
}
