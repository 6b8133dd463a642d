// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import TestSupport
import Testing

@Suite("Applied changes")
struct RandomChangesTests {
  /// Returns sections with few different titles and few different rows.
  private func source(_ random: inout SeededGenerator) -> SectionedTableSource {
    let variety = Int.random(in: 1...12, using: &random)
    return SectionedTableSource(
      (0..<Int.random(in: 0...5, using: &random)).map { _ in
        let header = Int.random(in: 0...4, using: &random)
        return TableSection(
          header: header == 0 ? nil : "\(header)",
          footer: Bool.random(using: &random) ? "f" : nil,
          items: (0..<Int.random(in: 0...8, using: &random)).map { _ in
            item(Int.random(in: 0...variety, using: &random), &random)
          })
      })
  }

  private func item(_ number: Int, _ random: inout SeededGenerator) -> TextItem {
    number.isMultiple(of: 3)
      ? TextItem("\(Int.random(in: 0...1, using: &random))", id: "\(number)")
      : TextItem("\(number)")
  }

  private func check(_ old: SectionedTableSource, _ new: SectionedTableSource, _ seed: UInt64) {
    let changes = old.changes(to: new)
    let applied = changes.applied(to: old.sections.map { $0.items.map(\.identity) }) { position in
      new.sections[position.section].items[position.row].identity
    }
    #expect(applied == new.sections.map { $0.items.map(\.identity) }, "\(seed)")
    // Rows that are not reloaded keep their content.
    var items = changes.applied(to: old.sections.map { $0.items.map { AnyTableItem($0) } }) {
      AnyTableItem(new.sections[$0.section].items[$0.row])
    }
    for place in changes.rows.reloads {
      items[place.section][place.row] = AnyTableItem(new.sections[place.section].items[place.row])
    }
    #expect(items == new.sections.map { $0.items.map { AnyTableItem($0) } }, "\(seed)")
    #expect(Set(changes.rows.inserts).isDisjoint(with: changes.rows.moves.map(\.to)))
    #expect(Set(changes.rows.deletes).isDisjoint(with: changes.rows.moves.map(\.from)))
    let titles = changes.sectionOrigins.enumerated().filter { place, origin in
      origin.map { old.sections[$0].header == new.sections[place].header } ?? true
    }
    #expect(titles.count == new.sections.count)
  }

  @Test("yield the new table for any two tables")
  func unrelated() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let old = source(&random)
      check(old, source(&random), seed)
    }
  }

  @Test("yield the new table after a few edits")
  func edited() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let old = source(&random)
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &random) where !new.sections.isEmpty {
        let section = Int.random(in: new.sections.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: new.sections.swapAt(0, section)
        case 1: new.sections[section].items.shuffle(using: &random)
        case 2: new.sections[section].items.append(item(99, &random))
        default: new.remove(at: TablePosition(section: section, row: 0), removesEmptySection: true)
        }
      }
      check(old, new, seed)
    }
  }

  @Test("yield the new table after large insertions, deletions and moves")
  func parts() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let kinds = Bool.random(using: &random) ? 2000 : 40
      let rows = { (count: Int, random: inout SeededGenerator) in
        (0..<count).map { _ in
          TextItem("\(Int.random(in: 0..<kinds, using: &random))") as any TableItem
        }
      }
      let old = SectionedTableSource([TableSection(items: rows(600, &random))])
      var new = old
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let part = 20 + Int.random(in: 0...100, using: &random)
        let place = Int.random(in: 0...200, using: &random)
        var items = new.sections[0].items
        switch Int.random(in: 0...3, using: &random) {
        case 0: items.removeSubrange(place..<place + part)
        case 1: items.insert(contentsOf: rows(part, &random), at: place)
        case 2: items.replaceSubrange(place..<place + part, with: rows(part + 7, &random))
        default:
          let moved = Array(items[place..<place + part])
          items.removeSubrange(place..<place + part)
          items += moved
        }
        new.sections[0].items = items
      }
      check(old, new, seed)
    }
  }

  @Test("compare tables in linear time")
  func many() {
    expectGrowth(from: 3_000) { count in
      var random = SeededGenerator(seed: 1)
      let old = ListTableSource((0..<count).map { TextItem("\($0)") })
      var new = old
      for _ in 0..<70 {
        new.items.remove(at: Int.random(in: new.items.indices, using: &random))
        new.items.insert(
          TextItem("new \(random.next())"), at: Int.random(in: new.items.indices, using: &random))
        new.items.swapAt(
          Int.random(in: new.items.indices, using: &random),
          Int.random(in: new.items.indices, using: &random))
      }
      let changes = old.changes(to: new)
      #expect(changes.rows.moves.count <= 140)
      #expect(changes.rows.deletes.count <= 70)
    }
  }
}
