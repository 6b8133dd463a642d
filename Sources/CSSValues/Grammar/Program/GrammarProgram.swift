// SPDX-License-Identifier: Apache-2.0

/// A grammar compiled into a flat list of instructions, with everything it refers to.
///
/// ```swift
/// let program = try GrammarProgram(try ValueSyntax(parsing: "<length>{1,2} || <color>")) { _ in nil }
/// program.matches(TokenStream("red 1px"))   // true
/// ```
struct GrammarProgram: Sendable {
  /// Words that are alternatives of one another.
  struct KeywordSet: Sendable {
    /// Their numbers in the order of the grammar.
    var names: [UInt16]
    /// The type that they are, such as `<absolute-size>`; nil when they stand in the grammar itself.
    var type: String?
    /// What the token is compared with.
    var first: FirstSet
  }

  var instructions: [GrammarInstruction] = []
  var names = GrammarNames()
  var keywordSets: [KeywordSet] = []
  var literals: [String] = []
  var terminals: [GrammarTerminal] = []
  var groups: [GrammarGroup] = []
  var firstSets: [FirstSet] = []
  /// The types that have a reader of their own.
  var typed: [String] = []
}

/// Why a grammar cannot be compiled.
enum GrammarError: Error, Hashable, CustomStringConvertible {
  /// It is no grammar.
  case syntax(ValueSyntaxError)
  /// It refers to what nobody defines.
  case unknown(String)
  /// It has more repetitions, items or names than a program may have.
  case tooLarge

  var description: String {
    switch self {
    case .syntax(let error): error.description
    case .unknown(let name): "nothing says what \(name) is"
    case .tooLarge: "the grammar has too many repetitions"
    }
  }
}
