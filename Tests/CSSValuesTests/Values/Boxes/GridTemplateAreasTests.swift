// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct GridTemplateAreasTests {
  @Test("areas have names and positions")
  func areas() throws {
    let areas = try #require(
      GridTemplateAreas(rows: ["head head ..", "side main ...", "side . x"]))
    #expect(areas.columnCount == 3)
    #expect(areas.cells.count == 3)
    #expect(areas.area(named: "head") == .init(columns: 0..<2, rows: 0..<1))
    #expect(areas.area(named: "side") == .init(columns: 0..<1, rows: 1..<3))
    #expect(areas.area(named: "x") == .init(columns: 2..<3, rows: 2..<3))
    #expect(areas.area(named: ".") == nil)
    #expect(areas.cells[0] == ["head", "head", nil])
    #expect(areas.description == "\"head head .\" \"side main .\" \"side . x\"")
  }

  @Test(
    "rejects rows whose areas are not rectangles",
    arguments: [
      [], [""], ["a", "a b"], ["a b a"], ["a a", "a b"], ["a b", "c a"], ["a /"], ["a", " "],
    ])
  func rejected(rows: [String]) {
    #expect(GridTemplateAreas(rows: rows) == nil)
  }

  @Test("names are case-sensitive and end at a space or a dot")
  func names() {
    #expect(GridTemplateAreas.names(of: "a A é_1-") == ["a", "A", "é_1-"])
    #expect(GridTemplateAreas.names(of: "\ta.b..c\n") == ["a", nil, "b", nil, "c"])
    #expect(GridTemplateAreas.names(of: "a!") == nil)
  }

  @Test("parses the value of the property as areas")
  func value() {
    let value = Property.gridTemplateAreas.value(parsing: "'a  b' 'a  c'")
    #expect(value?.as(GridTemplateAreas.self)?.area(named: "a")?.rows == 0..<2)
    #expect(GridTemplateAreas(.keyword(.none)) == nil)
    #expect(GridTemplateAreas(.sequence([.string("a"), .number(1)])) == nil)
  }

  @Test("reports an invalid row at its position")
  func diagnostics() {
    let short = Property.gridTemplateAreas.diagnostic(for: TokenStream("'a b' 'c'"))
    #expect(short?.range == 6..<9)
    let crooked = Property.gridTemplateAreas.diagnostic(for: TokenStream("'a b' 'b a'"))
    #expect(crooked?.range == 0..<5)
  }
}
