// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryTables
import Testing

@Suite("A selection")
struct SelectionTests {
  private let a = TableItemID.id("a")
  private let b = TableItemID.id("b")

  @Test("is at most one row by default")
  func single() {
    var selection = TableSelection()
    #expect(selection.handle(.tapped(a)) == [.select(a), .open(a)])
    #expect(selection.handle(.tapped(b)) == [.deselect(a), .select(b), .open(b)])
    #expect(selection.handle(.tapped(b)) == [.open(b)])
    #expect(selection.selected == [b])
    #expect(selection.handle(.appeared) == [.deselect(b)])
    selection.clearsOnAppearing = false
    selection.handle(.select(a))
    #expect(selection.handle(.appeared) == [])
  }

  @Test("supports many rows, and a second tap deselects one")
  func multiple() {
    var selection = TableSelection(.multiple)
    selection.handle(.tapped(a))
    #expect(selection.handle(.tapped(b)) == [.select(b), .open(b)])
    #expect(selection.handle(.tapped(a)) == [.deselect(a)])
    #expect(selection.selected == [b])
    #expect(selection.handle(.deselect(a)) == [])
  }

  @Test("can be disabled while rows still open")
  func none() {
    var selection = TableSelection(.none)
    #expect(selection.handle(.tapped(a)) == [.open(a)])
    #expect(selection.handle(.select(a)) == [])
    #expect(selection.selected.isEmpty)
  }

  @Test("deselects a button immediately")
  func button() {
    var selection = TableSelection()
    #expect(
      selection.handle(.tapped(a, isButton: true)) == [.select(a), .open(a), .deselect(a)])
    #expect(selection.selected.isEmpty)
  }

  @Test("follows its rows when the table changes")
  func updates() {
    var selection = TableSelection(.multiple)
    let old = TextItem("x", id: "a")
    let other = TextItem("y")
    selection.handle(.tapped(old.identity))
    selection.handle(.tapped(other.identity))
    let list = ListTableSource([TextItem("new", id: "b"), TextItem("changed", id: "a")])
    let effects = selection.deselectAll { list.position(ofID: $0) == nil }
    #expect(effects == [.deselect(other.identity)])
    #expect(selection.selected == [a])
  }
}

@Suite("A highlight")
struct HighlightTests {
  @Test(
    "ends when the finger moves more than 4 px away",
    arguments: [(4.0, 4.0, true), (4.5, 0, false), (0, -4.5, false), (-4, 0, true)])
  func distance(x: Double, y: Double, stays: Bool) {
    var tracking = HighlightTracking<String>()
    #expect(tracking.handle(.began("link", at: Point(10, 10))) == [.highlight("link")])
    #expect(
      tracking.handle(.moved(to: Point(10 + x, 10 + y))) == (stays ? [] : [.unhighlight("link")]))
    #expect(
      tracking.handle(.ended) == (stays ? [.unhighlight("link"), .activate("link")] : []))
  }

  @Test("ends when another touch or gesture begins")
  func canceled() {
    var tracking = HighlightTracking<Int>()
    tracking.handle(.began(1, at: .zero))
    #expect(tracking.handle(.began(2, at: .zero)) == [.unhighlight(1), .highlight(2)])
    #expect(tracking.handle(.canceled) == [.unhighlight(2)])
    #expect(tracking.handle(.ended) == [])
    #expect(tracking.handle(.began(nil, at: .zero)) == [])
  }
}

@Suite("A swiped row")
struct SwipeMenuTests {
  private let a = TableItemID.id("a")
  private let b = TableItemID.id("b")

  @Test("slides to the left in 0.2 seconds, and back on another touch")
  func opening() {
    var menu = SwipeMenu()
    #expect(menu.handle(.open(a, width: 80)) == [.slide(a, to: -80, duration: 0.2)])
    #expect(menu.isOpen)
    #expect(menu.handle(.open(a, width: 80)) == [])
    #expect(
      menu.handle(.open(b, width: 60))
        == [.slide(a, to: 0, duration: 0.2), .slide(b, to: -60, duration: 0.2)])
    #expect(menu.handle(.close) == [.slide(b, to: 0, duration: 0.2)])
    #expect(menu.handle(.close) == [])
  }

  @Test("follows the finger and opens past half of the menu")
  func dragging() {
    var menu = SwipeMenu()
    #expect(menu.handle(.dragged(a, by: -30, width: 80)) == [.slide(a, to: -30, duration: 0)])
    #expect(menu.handle(.dragged(a, by: 30, width: 80)) == [.slide(a, to: 0, duration: 0)])
    #expect(menu.handle(.dragged(a, by: -300, width: 80)) == [.slide(a, to: -80, duration: 0)])
    menu.handle(.dragged(a, by: -39, width: 80))
    #expect(menu.handle(.released) == [.slide(a, to: 0, duration: 0.2)])
    menu.handle(.dragged(a, by: -40, width: 80))
    #expect(menu.handle(.released) == [.slide(a, to: -80, duration: 0.2)])
    #expect(
      menu.handle(.chosen("delete")) == [.choose(a, "delete"), .slide(a, to: 0, duration: 0.2)])
    #expect(menu.handle(.chosen("delete")) == [])
  }

  @Test("slides in its duration and stays until it is closed")
  func sliding() {
    var menu = SwipeMenu()
    menu.handle(.open(a, width: 80))
    #expect(menu.position == 0)
    #expect(menu.advance(by: 0.1) == true)
    #expect(menu.position == -40)
    #expect(menu.advance(by: 0.2) == false)
    #expect(menu.position == -80)
    menu.handle(.close)
    #expect(menu.row == nil && menu.visibleRow == a)
    #expect(menu.advance(by: .infinity) == false)
    #expect(menu.position == 0 && menu.visibleRow == nil)
  }

  @Test("stops sliding when it is dragged to the target of the slide")
  func draggingToTarget() {
    var menu = SwipeMenu()
    menu.handle(.open(a, width: 80))
    menu.advance(by: 0.1)
    #expect(menu.handle(.dragged(a, by: -80, width: 80)) == [.slide(a, to: -80, duration: 0)])
    #expect(menu.position == -80)
    #expect(menu.handle(.dragged(a, by: -90, width: 80)) == [])
    menu.handle(.close)
    menu.advance(by: 0.1)
    #expect(menu.handle(.dragged(a, by: 10, width: 80)) == [.slide(a, to: 0, duration: 0)])
    #expect(menu.position == 0)
  }

  @Test("without a menu does not open")
  func withoutMenu() {
    var menu = SwipeMenu()
    #expect(menu.handle(.open(a, width: 0)) == [])
    #expect(menu.row == nil && !menu.isOpen)
    menu.handle(.open(a, width: 80))
    #expect(menu.handle(.open(b, width: 0)) == [.slide(a, to: 0, duration: 0.2)])
    #expect(menu.row == nil && !menu.isOpen)
  }
}

@Suite("The shadows at the edges")
struct EdgeShadowTests {
  @Test(
    "are at the top and around visible rows",
    arguments: [
      (0, 1000, [.origin]), (50, 1000, [.origin]), (-30, 1000, [.origin, .top]),
      (0, 100, [.origin, .bottom]), (-30, 0, [.origin]),
    ] as [(Double, Double, [EdgeShadow])])
  func visible(offset: Double, contentHeight: Double, shadows: [EdgeShadow]) {
    #expect(
      EdgeShadow.visible(at: offset, height: 400, contentHeight: contentHeight) == shadows)
  }

  @Test("are at the top of the viewport, above the first row and below the last")
  func positions() {
    func position(_ shadow: EdgeShadow) -> Double {
      shadow.position(of: 10, at: -30, contentHeight: 100)
    }
    #expect(EdgeShadow.allCases.map { position($0) } == [-30, -10, 100])
  }
}

@Suite("The banner")
struct BannerTests {
  @Test("slides in, stays, and slides out")
  func sliding() {
    var banner = TableBanner("Saved")
    #expect(banner.visibleFraction == 0 && !banner.isDismissed)
    let isMoving = banner.advance(by: 0.15)
    #expect(isMoving)
    #expect(banner.visibleFraction == 0.5)
    #expect(banner.advance(by: 1) == false)
    #expect(banner.visibleFraction == 1)
    banner.dismiss()
    #expect(banner.advance(by: 0.1) == true)
    #expect(!banner.isDismissed)
    #expect(banner.advance(by: 0.3) == false)
    #expect(banner.visibleFraction == 0 && banner.isDismissed)
  }
}
