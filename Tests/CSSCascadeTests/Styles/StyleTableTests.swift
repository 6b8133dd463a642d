// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

/// Tests of the tables that styles refer to.
@Suite struct StyleTableTests {
  private final class Counted: Sendable {}

  @Test("list elements keep their addresses while the list grows")
  func appendOnlyList() {
    weak var last: Counted?
    do {
      let list = AppendOnlyList<Counted>()
      let first = Counted()
      list.append(first)
      let address = list.address(of: 0)
      for _ in 1..<5000 { list.append(Counted()) }
      last = list[4999]
      #expect(list.address(of: 0) == address && list[0] === first)
      #expect(list.count == 5000 && last != nil)
    }
    #expect(last == nil)
  }

  @Test("numbers distinct rows beyond 65,536")
  func rows() {
    var table = RowTable(GroupRow())
    func row(_ number: Int) -> GroupRow {
      var row = GroupRow()
      row.numbers[number % StyleGroup.size] = UInt32(number / StyleGroup.size + 1)
      return row
    }
    for number in 0..<70_000 { #expect(table.number(of: row(number)) == UInt32(number + 1)) }
    #expect(table.number(of: GroupRow()) == 0)
    #expect(table.number(of: row(66_000)) == 66_001)
    #expect(table.count == 70_001)
  }

  @Test("numbers distinct values of every kind beyond 65,536")
  func values() {
    let table = ValueTable(ofTree: true)
    let values: [CSSValue] = [
      .number(1), .percentage(1), .length(Length(1)), .length(Length(1, .em)), .keyword(.auto),
      .color(.currentColor), .color(.color(.black)), .string("1"),
      .sequence([.number(1), .color(.currentColor)]),
    ]
    let numbers = values.map { table.number(of: $0) }
    #expect(Set(numbers).count == values.count)
    #expect(values.map { table.number(of: $0) } == numbers)
    #expect(numbers.map { table.entry($0).pointee.value } == values)
    #expect(numbers.filter { table.entry($0).pointee.mentionsColor } == [numbers[5], numbers[8]])
    let first = table.number(of: .number(10))
    for number in 11..<70_000 { _ = table.number(of: .number(Double(number))) }
    #expect(table.number(of: .number(10)) == first)
    #expect(table.entry(table.number(of: .number(69_999))).pointee.value == .number(69_999))
    #expect(table.count > 65_536)
  }

  @Test("every physical longhand has its own slot, inherited ones in the first groups")
  func slots() {
    let longhands = Property.allCases.prefix(Property.longhandCount)
    let stored = longhands.filter { !$0.isLogical }
    #expect(Set(stored.map(\.slot)).count == stored.count)
    for property in stored {
      let group = Int(property.slot) / StyleGroup.size
      #expect(group < StyleGroup.count)
      #expect((group < StyleGroup.inheritedCount) == property.isInherited)
      #expect(StyleGroup.properties[Int(property.slot)] == property)
    }
    #expect(longhands.filter(\.isLogical).allSatisfy { $0.slot == StyleGroup.noSlot })
    #expect(Property.margin.slot == StyleGroup.noSlot)
  }

  @Test("rows have no padding, and a style takes 24 bytes")
  func sizes() {
    #expect(MemoryLayout<StyleRow>.stride == 24 && MemoryLayout<StyleRow>.size == 24)
    #expect(MemoryLayout<InheritedRow>.size == 24 && MemoryLayout<ResetRow>.size == 32)
    #expect(MemoryLayout<GroupRow>.size == 128)
  }
}
