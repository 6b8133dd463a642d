// SPDX-License-Identifier: Apache-2.0

/// A term that a grammar accepts at a position of a value.
package struct AcceptedTerm: Sendable, Hashable {
  /// The form of a term.
  package enum Form: Sendable, Hashable {
    /// A word, such as `solid`.
    case keyword(String)
    /// A function, by its name without parentheses.
    ///
    /// ``FunctionSignature/init(name:)`` has its arguments.
    case function(String)
    /// A value of a type, such as `<length [0,∞]>`.
    case type(AcceptedType)
    /// A comma, a slash, another delimiter, or the bracket that opens a block.
    case delimiter(String)
  }

  /// The form of the term.
  package let form: Form
  /// The named types whose grammar contains the term at the position, the innermost first.
  ///
  /// For `left` in `background`, they are `<position-one>`, `<position>`, `<bg-position>` and
  /// `<final-bg-layer>`. Types outside of the innermost function are not listed.
  package let types: [String]

  init(_ form: Form, types: [String] = []) {
    self.form = form
    self.types = types
  }

  /// The word of a keyword, or `nil` for any other term.
  package var keyword: String? { if case .keyword(let name) = form { name } else { nil } }

  /// The name of a function, or `nil` for any other term.
  package var function: String? { if case .function(let name) = form { name } else { nil } }

  /// The type of a value, or `nil` for any other term.
  package var type: AcceptedType? { if case .type(let type) = form { type } else { nil } }

  /// The text of a delimiter, or `nil` for any other term.
  package var delimiter: String? { if case .delimiter(let text) = form { text } else { nil } }
}

extension AcceptedTerm {
  /// Any tokens, as in the arguments of a function that a sheet or a program defines.
  static let anyValue = AcceptedTerm(.type(AcceptedType("<declaration-value>", .anything)))
}

extension AcceptedTerm: CustomStringConvertible {
  /// The term in the notation of grammars.
  package var description: String {
    switch form {
    case .keyword(let name): name
    case .function(let name): "\(name)()"
    case .type(let type): type.name
    case .delimiter(let text): text
    }
  }
}

extension AcceptedTerm {
  /// The part of a term that distinguishes it from the other terms of a position.
  ///
  /// A word counts once, whichever types contain it. Author-defined names of different types
  /// differ.
  struct Key: Hashable {
    private let form: Form
    private let type: String?

    init(_ term: AcceptedTerm) {
      form = term.form
      type = term.type?.isName == true ? term.types.first : nil
    }
  }
}
