// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSStorage
import CSSSyntax

extension GrammarProgram {
  /// Returns the numbers in a list.
  func list(_ number: Int) -> [UInt32] {
    let start = recordStart(.lists, number, size: 1)
    return (0..<Int(words[start])).map { words[start + 1 + $0] }
  }

  /// Returns two words as a 64-bit integer.
  func uint64(at index: Int) -> UInt64 {
    UInt64(words[index]) | UInt64(words[index + 1]) << 32
  }

  /// Returns the name with a number, as written in the grammar.
  func name(_ number: Int) -> String { text(at: recordStart(.names, number, size: 2)) }

  /// Returns the literal with a number.
  func literal(_ number: Int) -> String { text(at: recordStart(.literals, number, size: 2)) }

  /// Returns the name of the type with a number, which has its own parser.
  func typedName(_ number: Int32) -> String { text(at: recordStart(.typed, Int(number), size: 2)) }

  /// Returns the reference of the rule that begins at an instruction, such as `<bg-size>`, or `nil`
  /// if no rule begins there.
  func reference(ofRuleAt start: Int32) -> String? {
    let first = recordStart(.rules, 0, size: 3)
    let rules = 0..<(recordStart(.lists, 0, size: 1) - first) / 3
    let number = rules.partitioningIndex { Int32(bitPattern: words[first + $0 * 3]) >= start }
    let index = first + number * 3
    guard number < rules.count, Int32(bitPattern: words[index]) == start else { return nil }
    return text(at: index + 1)
  }

  /// Returns the number of a name, ignoring ASCII case, or zero if the grammar lacks the name.
  func find(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt16 {
    let first = recordStart(.slots, 0, size: 1)
    let mask = recordStart(.keywordSets, 0, size: 1) - first - 1
    var slot = Int(NameHash.hash(utf8)) & mask
    while words[first + slot] > 0 {
      let number = Int(words[first + slot])
      if withText(at: recordStart(.names, number, size: 2), { NameHash.matches($0, utf8) }) {
        return UInt16(truncatingIfNeeded: number)
      }
      slot = (slot + 1) & mask
    }
    return 0
  }

  /// Returns the text that a record refers to.
  private func text(at index: Int) -> String {
    withText(at: index) { String(decoding: $0, as: UTF8.self) }
  }

  private func withText<Result>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = Int(words[Section.texts.rawValue]) * 4 + Int(words[index])
    let end = start + Int(words[index + 1])
    return words.withUnsafeBufferPointer { words in
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(words)[start..<end])
        .withMemoryRebound(to: UInt8.self, body)
    }
  }
}

extension GrammarProgram {
  /// Returns the kind of a terminal.
  @inline(__always)
  func terminal(_ number: Int) -> GrammarTerminal.Kind {
    let start = recordStart(.terminals, number, size: 10)
    return GrammarTerminal.Kind(
      code: words[start],
      kinds: NumericKinds(rawValue: UInt16(truncatingIfNeeded: words[start + 1])),
      range: NumericRange(
        Double(bitPattern: uint64(at: start + 2)), Double(bitPattern: uint64(at: start + 4))))
  }

  /// Returns the tokens that may begin a terminal.
  func first(ofTerminal number: Int) -> GrammarTokenSet {
    tokenSet(Int32(bitPattern: words[recordStart(.terminals, number, size: 10) + 8]))
  }

  /// Returns the words that a terminal excludes.
  func excluded(ofTerminal number: Int) -> GrammarTokenSet {
    tokenSet(Int32(bitPattern: words[recordStart(.terminals, number, size: 10) + 9]))
  }

  /// Returns the terminal in the notation of grammars.
  func name(ofTerminal number: Int) -> String {
    text(at: recordStart(.terminals, number, size: 10) + 6)
  }

  /// Returns the terminal as an expectation in messages.
  func expected(ofTerminal number: Int) -> GrammarExpectations.Expected {
    let name = name(ofTerminal: number)
    return if case .numeric = terminal(number) { .number(name) } else { .term(name) }
  }

  /// Returns the tokens of a keyword set.
  func tokens(ofKeywordSet number: Int) -> GrammarTokenSet {
    tokenSet(Int32(bitPattern: words[recordStart(.keywordSets, number, size: 4)]))
  }

  /// Returns the words of a set in the order of the grammar, and the type that they form, if any.
  func keywords(ofSet number: Int) -> (names: [String], type: String?) {
    let start = recordStart(.keywordSets, number, size: 4)
    let type = text(at: start + 2)
    return (list(Int(words[start + 1])).map { name(Int($0)) }, type.isEmpty ? nil : type)
  }

  /// Returns the words of a set as an expectation in messages.
  func expected(ofKeywordSet number: Int) -> GrammarExpectations.Expected {
    let (names, type) = keywords(ofSet: number)
    return .keywords(names, type: type)
  }
}
