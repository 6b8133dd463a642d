// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("The letters at the side")
struct SectionIndexTests {
  private let headers = ["Apple", "banana", "Melon", "Mint", "42", nil]

  @Test(
    "lead to the first section of theirs, or the next one",
    arguments: [
      (0, 0), (1, 1), (2, 2), (11, 2), (12, 2), (13, 4), (25, 4), (26, 4),
    ])
  func letters(index: Int, section: Int) {
    #expect(SectionIndex().target(of: index, headers: headers) == .section(section))
  }

  @Test("lead to the last section where no header comes next")
  func after() {
    let index = SectionIndex(hasOther: false)
    #expect(index.target(of: 20, headers: ["A", "B"]) == .section(1))
    #expect(index.target(of: 20, headers: []) == nil)
    #expect(index.target(of: 26, headers: ["A"]) == nil)
    #expect(index.target(of: -1, headers: ["A"]) == nil)
  }

  @Test("have a magnifier in front, which leads to the top")
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

  @Test("lead to the top with the first one if something stands above the rows")
  func tableHeader() {
    #expect(SectionIndex().target(of: 0, headers: headers, hasTableHeader: true) == .top)
    #expect(SectionIndex().target(of: 1, headers: headers, hasTableHeader: true) == .section(1))
  }

  @Test("are those of other scripts too")
  func otherLetters() {
    let index = SectionIndex(letters: ["А", "Б", "Ж"])
    #expect(index.target(of: 1, headers: ["арбуз", "жасмин"]) == .section(1))
  }
}
