// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryLayout
import LiveryTables
import Testing

@Suite struct RowViewsTests {
  final class RowView: ReusableView {
    let kind: String
    var layout: BoxLayout?
    var cleared = 0

    init(_ kind: String) { self.kind = kind }

    func prepareForReuse() {
      layout = nil
      cleared += 1
    }

    func show(_ layout: BoxLayout?) { self.layout = layout }
  }

  @Test("reuses hidden views for rows that become visible")
  func scrolling() {
    var items: [any TableItem] = (0..<100).map { TextItem("row \($0)") }
    for number in stride(from: 0, to: 100, by: 5) {
      items[number] = CaptionItem("\(number)", caption: "c", kind: .setting)
    }
    var table = StyledTable(ListTableSource(items), in: Theme(), width: 320, measuring: measuring)
    var made = 0
    var views = RowViews<RowView>()
    var offset = 0.0
    while offset < 3000 {
      let seen = table.visibleEntries(at: &offset, height: 480)
      for (view, position) in views.update(
        to: seen.compactMap(\.placed.entry.position), kind: table.kind(of:), make: { RowView($0) })
      {
        if view.cleared == 0 { made += 1 }
        view.show(table.layout(of: position))  // only views whose row is another one
        #expect(view.kind == table.kind(of: position))
      }
      #expect(views.shown.count == seen.count)
      #expect(views.shown.values.allSatisfy { $0.layout != nil })
      offset += 40
    }
    #expect(made < 30)
    views.removeAll()
    #expect(views.shown.isEmpty)
  }

  @Test("a row of another kind gets another view")
  func otherKind() {
    var views = RowViews<RowView>(capacity: 0)
    let position = TablePosition(row: 0)
    let first = views.update(to: [position], kind: { _ in "a" }, make: { RowView($0) })
    #expect(views.update(to: [position], kind: { _ in "a" }, make: { RowView($0) }).isEmpty)
    let second = views.update(to: [position], kind: { _ in "b" }, make: { RowView($0) })
    #expect(first.first?.view.cleared == 1)
    #expect(second.first?.view.kind == "b")
  }
}
