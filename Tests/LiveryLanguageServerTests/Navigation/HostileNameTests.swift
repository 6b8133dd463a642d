// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import LiveryLanguageServer

@Suite("Names in hostile sheets")
struct HostileNameTests {
  @Test("A layer with a long name needs little memory, inside of others as well")
  func layers() {
    let long = "@layer " + Array(repeating: "a", count: 20_000).joined(separator: ".") + ";"
    let deep = String(repeating: "@layer abcdefgh { ", count: 20_000)
    for text in [long, deep, "@import 'x' layer(\(long.dropFirst(7).dropLast()));"] {
      let index = NameIndex(SyntaxTree(parsing: text))
      let lengths = index.occurrences.map { index.text(of: $0).utf8.count }
      #expect(!lengths.isEmpty && lengths.allSatisfy { $0 <= 1000 })
      #expect(index.names.count < 1000)
    }
  }

  @Test("Alternatives of a selector are few")
  func alternatives() {
    let list = Array(repeating: "x", count: 50_000).joined(separator: ",")
    let found = SelectorAlternatives(":is(\(list)).\(String(repeating: "a", count: 50_000))")
    #expect(found.texts.count == 16)
  }
}
