// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

@Suite struct LonghandSetTests {
  @Test("returns the longhands of a set in order")
  func order() {
    let ranks = Property.allCases.prefix(Property.longhandCount).map(\.computingRank)
    #expect(ranks.sorted() == (0..<UInt16(Property.longhandCount)).map { $0 })
    var set = LonghandSet()
    for rank in ranks.reversed() where rank % 3 == 0 { set.insert(rank) }
    var found: [UInt16] = []
    set.forEach { found.append($0) }
    #expect(found == (0..<UInt16(Property.longhandCount)).filter { $0 % 3 == 0 })
    #expect(set.contains(3) && !set.contains(4))
  }

  @Test("computes dependencies first, then inherited properties")
  func ranks() {
    let longhands = Property.allCases.prefix(Property.longhandCount)
    let ordered = longhands.sorted { $0.computingRank < $1.computingRank }
    #expect(ordered[0] == .colorScheme && ordered[2] == .fontSize && ordered[5] == .color)
    let isInherited = ordered.map(\.isInherited)
    #expect(isInherited == isInherited.sorted { $0 && !$1 })
    let slots = ordered.filter { !$0.isInherited }.map(\.slot)
    #expect(slots == slots.sorted())
  }

  @Test("finds numbers despite hash collisions")
  func numbers() {
    var table = NumberTable()
    for number in 0..<3000 { table.insert(number, UInt32(number % 7)) }
    for number in [0, 1, 2999, 1500] {
      #expect(table.find(UInt32(number % 7)) { $0 == number } == number)
      #expect(table.find(UInt32(number % 7 + 7)) { $0 == number } == nil)
    }
  }
}
