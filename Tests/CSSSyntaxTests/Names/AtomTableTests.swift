// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("names as numbers")
struct AtomTableTests {
  @Test("a name has one number, counted from zero in the order of the names")
  func numbers() {
    var table = AtomTable()
    #expect(table.find("a") == nil)
    #expect(["a", "b", "a", "A", "", "a"].map { table.intern($0).rawValue } == [0, 1, 0, 2, 3, 0])
    #expect(table.count == 4)
    #expect(table.find("b") == Atom(rawValue: 1))
    #expect(table.find("c") == nil)
    #expect(table.text(of: Atom(rawValue: 2)) == "A")
    #expect(table.text(of: Atom(rawValue: 3)) == "")
    #expect(Atom(rawValue: 1) < Atom(rawValue: 2))
  }

  @Test("names are compared byte for byte, whatever their length")
  func bytes() {
    var table = AtomTable()
    // The composed and the decomposed letter are equal in Swift, but two names in CSS.
    #expect(table.intern("\u{E9}") != table.intern("e\u{301}"))
    let lengths = 0..<40
    let atoms = lengths.map { table.intern(String(repeating: "x", count: $0) + "y") }
    #expect(Set(atoms).count == lengths.count)
    for (length, atom) in zip(lengths, atoms) {
      #expect(table.text(of: atom) == String(repeating: "x", count: length) + "y")
      #expect(table.find(String(repeating: "x", count: length) + "z") == nil)
    }
  }

  @Test("many names, and names with NULs, keep their numbers while the table grows")
  func growth() {
    var table = AtomTable()
    let names =
      (0..<20_000).map { "name-\($0)" } + (1..<50).map { String(repeating: "\0", count: $0) }
    for (number, name) in names.enumerated() {
      #expect(table.intern(name).rawValue == UInt32(number))
    }
    #expect(table.count == names.count)
    for (number, name) in names.enumerated() {
      #expect(table.find(name)?.rawValue == UInt32(number))
      #expect(table.text(of: Atom(rawValue: UInt32(number))) == name)
    }
  }

  @Test("a copy is a table of its own")
  func copies() {
    var table = AtomTable()
    _ = table.intern("a")
    var copy = table
    #expect(copy.intern("b") == table.intern("c"))
    #expect(copy.text(of: Atom(rawValue: 1)) == "b")
    #expect(table.text(of: Atom(rawValue: 1)) == "c")
    #expect(copy.find("c") == nil)
  }

  @Test("two tables number names independently")
  func seeds() {
    let name: [UInt8] = Array("name".utf8)
    let hashes = name.withUnsafeBufferPointer { name in
      Set((0..<20).map { _ in AtomTable().hash(name) })
    }
    #expect(hashes.count > 1)
    let table = AtomTable()
    let copy = table
    name.withUnsafeBufferPointer { #expect(table.hash($0) == copy.hash($0)) }
  }
}
