// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The names of the words and functions in a grammar, numbered from one.
struct GrammarNames: Sendable {
  /// The names as written in the grammar.
  ///
  /// The first one represents all names that the grammar lacks.
  private(set) var names = [""]
  /// The hash table of name numbers, with zero for a free slot.
  ///
  /// The number of slots is a power of two, and at most half of them are occupied.
  private(set) var slots: [UInt16] = Array(repeating: 0, count: 16)

  /// Returns the number of a name and adds the name if it is new, or returns zero if there are too
  /// many.
  mutating func number(of name: String) -> UInt16 {
    var name = name
    let existing = name.withUTF8 { find($0) }
    if existing > 0 { return existing }
    guard names.count < UInt16.max else { return 0 }
    names.append(name)
    if names.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for number in 1..<names.count { insert(number) }
    } else {
      insert(names.count - 1)
    }
    return UInt16(names.count - 1)
  }

  /// Returns the number of a name, ignoring ASCII case, or zero if the grammar lacks the name.
  func find(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt16 {
    var slot = Int(NameHash.hash(utf8)) & (slots.count - 1)
    while slots[slot] > 0 {
      let number = slots[slot]
      if NameHash.matches(names[Int(number)], utf8) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0
  }

  private mutating func insert(_ number: Int) {
    var name = names[number]
    var slot = name.withUTF8 { Int(NameHash.hash($0)) } & (slots.count - 1)
    while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(number)
  }
}
