// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("The section index")
struct SectionIndexTests {
  private let headers = ["Apple", "banana", "Melon", "Mint", "42", nil]

  @Test(
    "leads to the first section of a letter, or the next one",
    arguments: [
      (0, 0), (1, 1), (2, 2), (11, 2), (12, 2), (13, 4), (25, 4), (26, 4),
    ])
  func letters(index: Int, section: Int) {
    #expect(SectionIndex().target(of: index, headers: headers) == .section(section))
  }

  @Test("leads to the last section if no header follows")
  func after() {
    let index = SectionIndex(hasOther: false)
    #expect(index.target(of: 20, headers: ["A", "B"]) == .section(1))
    #expect(index.target(of: 20, headers: []) == nil)
    #expect(index.target(of: 26, headers: ["A"]) == nil)
    #expect(index.target(of: -1, headers: ["A"]) == nil)
  }

  @Test("starts with a magnifier that leads to the top")
  func search() {
    let index = SectionIndex(hasSearch: true)
    #expect(index.titles.count == 28)
    #expect(index.titles.first == .search)
    #expect(index.titles.last == .other)
    #expect(index.labels[1] == "A")
    #expect(index.labels.last == "#")
    #expect(index.target(of: 0, headers: headers) == .top)
    #expect(index.target(of: 1, headers: headers, hasTableHeader: true) == .section(0))
  }

  @Test("leads to the top with its first letter if a header view is above the rows")
  func tableHeader() {
    #expect(SectionIndex().target(of: 0, headers: headers, hasTableHeader: true) == .top)
    #expect(SectionIndex().target(of: 1, headers: headers, hasTableHeader: true) == .section(1))
  }

  @Test("supports other scripts")
  func otherLetters() {
    let index = SectionIndex(letters: ["А", "Б", "Ж"])
    #expect(index.target(of: 1, headers: ["арбуз", "жасмин"]) == .section(1))
  }
}
