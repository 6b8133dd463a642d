// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension GrammarProgram {
  /// The numbers of a list.
  func list(_ number: Int) -> [UInt32] {
    let place = place(.lists, number, size: 1)
    return (0..<Int(words[place])).map { words[place + 1 + $0] }
  }

  /// Two words as a number of 64 bits.
  func longWord(at place: Int) -> UInt64 {
    UInt64(words[place]) | UInt64(words[place + 1]) << 32
  }

  /// The name of a number, as the grammar writes it.
  func name(_ number: Int) -> String { text(at: place(.names, number, size: 2)) }

  /// The literal of a number.
  func literal(_ number: Int) -> String { text(at: place(.literals, number, size: 2)) }

  /// The type of a number that has a reader of its own.
  func typedName(_ number: Int32) -> String { text(at: place(.typed, Int(number), size: 2)) }

  /// The number of a name given by its bytes, in any ASCII case; zero for one that the grammar does not name.
  func find(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt16 {
    let first = place(.slots, 0, size: 1)
    let mask = place(.keywordSets, 0, size: 1) - first - 1
    var slot = Int(NameHash.hash(utf8)) & mask
    while words[first + slot] > 0 {
      let number = Int(words[first + slot])
      if withText(at: place(.names, number, size: 2), { NameHash.isName($0, utf8) }) {
        return UInt16(truncatingIfNeeded: number)
      }
      slot = (slot + 1) & mask
    }
    return 0
  }

  /// The text that a record refers to.
  private func text(at place: Int) -> String {
    withText(at: place) { String(decoding: $0, as: UTF8.self) }
  }

  private func withText<Result>(
    at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = Int(words[Section.texts.rawValue]) * 4 + Int(words[place])
    let end = start + Int(words[place + 1])
    return words.withUnsafeBufferPointer { words in
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(words)[start..<end])
        .withMemoryRebound(to: UInt8.self, body)
    }
  }
}

extension GrammarProgram {
  /// The way in which a terminal is read.
  @inline(__always)
  func terminal(_ number: Int) -> GrammarTerminal.Kind {
    let place = place(.terminals, number, size: 10)
    return GrammarTerminal.Kind(
      code: words[place],
      kinds: NumericKinds(rawValue: UInt16(truncatingIfNeeded: words[place + 1])),
      range: NumericRange(
        Double(bitPattern: longWord(at: place + 2)), Double(bitPattern: longWord(at: place + 4))))
  }

  /// The tokens that a terminal may begin with.
  func first(ofTerminal number: Int) -> GrammarTokenSet {
    tokenSet(Int32(bitPattern: words[place(.terminals, number, size: 10) + 8]))
  }

  /// The words that an author may not choose for a terminal.
  func excluded(ofTerminal number: Int) -> GrammarTokenSet {
    tokenSet(Int32(bitPattern: words[place(.terminals, number, size: 10) + 9]))
  }

  /// The terminal as a message names it where another token stands.
  func expected(ofTerminal number: Int) -> GrammarExpectations.Expected {
    let name = text(at: place(.terminals, number, size: 10) + 6)
    return if case .numeric = terminal(number) { .number(name) } else { .noun(name) }
  }

  /// The tokens of a set of words.
  func tokens(ofKeywordSet number: Int) -> GrammarTokenSet {
    tokenSet(Int32(bitPattern: words[place(.keywordSets, number, size: 4)]))
  }

  /// The words of a set, in the order of the grammar, and the type that they are.
  func expected(ofKeywordSet number: Int) -> GrammarExpectations.Expected {
    let place = place(.keywordSets, number, size: 4)
    let type = text(at: place + 2)
    return .keywords(
      list(Int(words[place + 1])).map { name(Int($0)) }, type: type.isEmpty ? nil : type)
  }
}
