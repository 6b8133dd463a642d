// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSStorage
import CSSSyntax

/// A grammar compiled into a list of instructions, with all grammars that it refers to.
///
/// ```swift
/// let program = try GrammarProgram(try ValueSyntax(parsing: "<length>{1,2} || <color>")) { _ in nil }
/// program.matches(TokenStream("red 1px"))   // true
/// ```
///
/// The whole program is one array of words, which is read in place. The grammars of the property
/// table are such words in the library.
struct GrammarProgram: Sendable {
  /// A section of the words.
  ///
  /// The word at the raw value of a section is the index of the section's first word.
  enum Section: Int {
    /// Three words each: the operation and its operands.
    case instructions
    /// Two words for each name: the offset of its first byte in `texts` and its length in bytes.
    case names
    /// A hash table of name numbers, which ends at the next section.
    ///
    /// The number of slots is a power of two.
    case slots
    /// Four words each: the set of tokens, the list of names and the text of the type.
    case keywordSets
    /// A text each.
    case literals
    /// Ten words each: the code, the kinds of numbers, their bounds, the text, and the sets of
    /// first and of excluded tokens.
    case terminals
    /// Six words each: the required items, whether at least one is required, the first item, the
    /// number of items and the end.
    case groups
    /// Two words each: the first instruction and the set of tokens.
    case items
    /// Three words each: the kinds of tokens, whether the set is nullable, and the list of names.
    case tokenSets
    /// The text of each type with its own parser.
    case typed
    /// Three words each: the first instruction of a property's grammar, and the lists of its
    /// numeric terminals and of its single components.
    case entries
    /// Three words each: the first instruction of a rule and the text of its reference, ascending.
    case rules
    /// The length of each list, followed by its numbers.
    case lists
    /// The bytes of all texts.
    case texts

    /// The number of sections.
    static let count = 14
  }

  /// The version of the word format, which the generated program states.
  ///
  /// Each change of the format increases it.
  static let version: UInt32 = 3

  /// The words, in the order of the sections.
  let words: RecordArray<UInt32>
  /// The first instruction of the grammar.
  var entry: Int32 = 0

  /// Returns the index of a record's first word.
  @inline(__always)
  func recordStart(_ section: Section, _ number: Int, size: Int) -> Int {
    Int(words[section.rawValue]) &+ number &* size
  }

  /// Returns the instruction at an index.
  @inline(__always)
  func instruction(_ number: Int32) -> GrammarInstruction {
    let start = recordStart(.instructions, Int(number), size: 3)
    return GrammarInstruction(
      operation: .init(rawValue: UInt8(truncatingIfNeeded: words[start])) ?? .finish,
      a: Int32(bitPattern: words[start + 1]), b: Int32(bitPattern: words[start + 2]))
  }

  /// Returns the group with a number.
  func group(_ number: Int32) -> GrammarGroup {
    let start = recordStart(.groups, Int(number), size: 6)
    return GrammarGroup(
      required: uint64(at: start), needsAny: words[start + 2] != 0,
      items: Int(words[start + 3]), count: Int(words[start + 4]),
      end: Int32(bitPattern: words[start + 5]))
  }

  /// Returns an item of a group.
  func item(_ index: Int, of group: GrammarGroup) -> GrammarGroup.Item {
    let start = recordStart(.items, group.items + index, size: 2)
    return .init(
      start: Int32(bitPattern: words[start]), first: Int32(bitPattern: words[start + 1]))
  }

  /// Returns the token set with a number.
  @inline(__always)
  func tokenSet(_ number: Int32) -> GrammarTokenSet {
    let start = recordStart(.tokenSets, Int(number), size: 3)
    return GrammarTokenSet(
      kinds: words[start], isNullable: words[start + 1] != 0, names: Int(words[start + 2]))
  }

  /// Returns whether a token set contains a name.
  func contains(_ name: UInt16, in set: GrammarTokenSet) -> Bool {
    let list = recordStart(.lists, set.names, size: 1)
    let names = list + 1..<list + 1 + Int(words[list])
    let index = names.partitioningIndex { words[$0] >= UInt32(name) }
    return index < names.upperBound && words[index] == UInt32(name)
  }
}

/// The tokens that may begin a term, as a record of a program.
struct GrammarTokenSet {
  /// A bit for each kind of token that is in the set regardless of its name.
  let kinds: UInt32
  /// Whether any token is accepted.
  let isNullable: Bool
  /// The list of the names of words and functions in the set.
  let names: Int

  /// Returns whether every token of a kind is accepted.
  @inline(__always)
  func accepts(_ kind: TokenKind) -> Bool {
    isNullable || kinds & 1 << UInt32(kind.rawValue) != 0
  }
}

/// The reason for which a grammar cannot be compiled.
enum GrammarError: Error, Hashable, CustomStringConvertible {
  /// The text has a syntax error.
  case syntax(ValueSyntaxError)
  /// The grammar refers to an undefined name.
  case unknown(String)
  /// The grammar has more repetitions, items or names than a program may have.
  case tooLarge

  var description: String {
    switch self {
    case .syntax(let error): error.description
    case .unknown(let name): "the grammar has no definition of \(name)"
    case .tooLarge: "the grammar has too many repetitions"
    }
  }
}
