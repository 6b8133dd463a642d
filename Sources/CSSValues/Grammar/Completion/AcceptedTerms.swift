// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The terms that a grammar accepts after the tokens of an unfinished value.
///
/// ```swift
/// let stream = TokenStream("1px")
/// let terms = Property.border.acceptedTerms(in: stream, 0..<stream.count)
/// terms.terms.map(\.description)    // "none", "hidden", "dotted", …, "<color>"
/// terms.mayEnd                      // true
/// ```
///
/// CSS-wide keywords, `!important` and functions such as `var()`, which every value may contain,
/// are not listed.
package struct AcceptedTerms: Sendable, Hashable {
  /// The part of the tokens before the position that the terms continue.
  package enum Basis: Sendable, Hashable {
    /// All tokens match the grammar so far.
    case value
    /// Only the tokens of the innermost function match, as arguments of that function.
    case function
    /// Only the tokens after the last comma match, as those of a new value.
    case listItem(from: Int)
    /// Only the first tokens match, up to the index.
    case prefix(upTo: Int)
  }

  /// The terms in the order of the grammar, without duplicates.
  package let terms: [AcceptedTerm]
  /// Whether the innermost open function or block may end at the position, or the value if no block
  /// is open.
  package internal(set) var mayEnd: Bool
  /// The part of the tokens that the terms continue.
  package internal(set) var basis = Basis.value
  /// Whether all accepted terms are listed.
  ///
  /// The terms of an unusually long or deeply nested value are incomplete.
  package internal(set) var isComplete = true
  /// The number of steps that the search took.
  private(set) var steps = 0

  init(_ terms: [AcceptedTerm], mayEnd: Bool, steps: Int = 0) {
    self.terms = terms
    self.mayEnd = mayEnd
    self.steps = steps
  }
}

extension AcceptedTerms {
  /// The terms with the words and functions of their types, such as named colors, without
  /// duplicates.
  package var expandedTerms: [AcceptedTerm] {
    var listed: Set<AcceptedTerm.Key> = []
    return (terms + terms.flatMap { $0.type?.terms ?? [] }).filter {
      listed.insert(AcceptedTerm.Key($0)).inserted
    }
  }

  /// The accepted words, including those of types.
  package var keywords: [String] { expandedTerms.compactMap(\.keyword) }

  /// The names of the accepted functions, including those of types.
  package var functions: [String] { expandedTerms.compactMap(\.function) }

  /// The accepted types.
  package var types: [AcceptedType] { terms.compactMap(\.type) }

  /// The accepted delimiters.
  package var delimiters: [String] { terms.compactMap(\.delimiter) }

  /// The units of accepted numbers, in the order of their types and without duplicates.
  package var units: [String] {
    var listed: Set<String> = []
    return types.flatMap(\.units).filter { listed.insert($0).inserted }
  }
}
