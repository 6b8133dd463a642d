// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct TableLoadingTests {
  private let driver = TablePageDriver(.plain, height: 640)

  /// The number of rows at the end.
  private var lastRows: Int { driver.page.source.sections.last?.items.count ?? 0 }

  @Test("a pull beyond the threshold reloads the rows")
  func pullToRefresh() throws {
    let update = ControlItem(.switch(isOn: true), caption: "Flight mode", id: "flight")
    driver.page.replace(update)
    _ = driver.press(Point(300, 100))
    // A fast drag delivers only its end position.
    #expect(driver.move(Point(300, 240)) == .redraw)
    #expect(driver.page.distance == 70)
    #expect(driver.page.pull?.refresh.status == .release)
    #expect(driver.release(Point(300, 240)) == [.redraw, .animate])
    #expect(driver.page.pull?.refresh.status == .loading)
    #expect(driver.wait(0.4).contains(.animate))
    #expect(driver.page.distance == 60)
    #expect(driver.draw().moving != nil)
    #expect(driver.wait(0.2).contains(.animate))
    #expect(driver.control("flight") == .switch())
    #expect(driver.page.table?.edges.banner?.text == "Updated just now")
    #expect(driver.page.pull?.refresh.lastUpdate == TableSample.now)
    _ = driver.wait(1)
    #expect(driver.page.distance == 0)
    #expect(driver.wait(0.9).contains(.animate))
    #expect(driver.wait(0.2).contains(.animate))
    #expect(driver.page.table?.edges.banner?.isDismissing == true)
    #expect(driver.wait(0.4) == .redraw)
    #expect(driver.page.table?.edges.banner == nil)
    #expect(driver.wait(1) == .ignored)
  }

  @Test("a drag during a reload moves the rows with the pointer")
  func dragDuringReload() {
    _ = driver.press(Point(300, 100))
    _ = driver.move(Point(300, 240))
    _ = driver.release(Point(300, 240))
    _ = driver.wait(0.4)
    #expect(driver.page.distance == 60)
    _ = driver.press(Point(300, 300))
    _ = driver.move(Point(300, 310))
    #expect(driver.page.distance == 65)
    _ = driver.move(Point(300, 180))
    #expect(driver.page.distance == 0)
    _ = driver.release(Point(300, 180))
    _ = driver.wait(0.05)
    #expect(driver.page.distance == 0)
  }

  @Test("a short pull returns without a reload")
  func shortPull() {
    _ = driver.press(Point(300, 100))
    _ = driver.move(Point(300, 120))
    _ = driver.move(Point(300, 180))
    #expect(driver.page.distance == 40)
    _ = driver.release(Point(300, 180))
    #expect(driver.wait(1) == .redraw)
    #expect(driver.page.distance == 0)
    #expect(!driver.page.countdown.isPending(.reload))
  }

  @Test("the wheel pulls, and releases after a pause")
  func wheelPull() {
    for _ in 0..<3 { #expect(driver.scrollWheel(-48) == [.handled, .redraw, .animate]) }
    #expect(driver.page.distance == 72)
    _ = driver.wait(PullToRefresh.idleLimit / 2)
    #expect(!driver.page.countdown.isPending(.reload))
    _ = driver.wait(PullToRefresh.idleLimit)
    #expect(driver.page.countdown.isPending(.reload))
  }

  @Test("the wheel scrolls a table that is not pulled")
  func wheelScroll() {
    #expect(driver.scrollWheel(48) == .ignored)
    driver.context = driver.context.scrolled(to: 100)
    #expect(driver.scrollWheel(-48) == .ignored)
    #expect(TablePageDriver(.grouped, height: 640).scrollWheel(-48) == .ignored)
  }

  @Test("scrolling down ends the pull")
  func scrollingDown() {
    _ = driver.scrollWheel(-300)
    driver.context = driver.context.scrolled(to: 100)
    _ = driver.draw()
    #expect(driver.page.distance == 0)
    #expect(driver.wait(1) == .ignored)
  }

  @Test("a drag scrolls the rows")
  func dragScroll() {
    _ = driver.press(Point(300, 400))
    #expect(driver.page.consumeRequestedOffset() == nil)
    _ = driver.move(Point(300, 350))
    #expect(driver.page.consumeRequestedOffset() == 50)
    driver.context = driver.context.scrolled(to: 50)
    // Points are in the scrolled coordinates of the page.
    _ = driver.move(Point(300, 380))
    #expect(driver.page.consumeRequestedOffset() == 70)
    _ = driver.release(Point(300, 380))
    #expect(driver.page.opened.text == nil)
  }

  @Test("the scroll offset does not depend on the number of drawings")
  func drawingFrequency() {
    let other = TablePageDriver(.plain, height: 640)
    for step in 0..<24 {
      for driver in [driver, other] { driver.scroll(by: 48, pointer: Point(300, 300)) }
      if step % 3 == 0 { _ = other.draw() }
    }
    _ = driver.draw()
    #expect(driver.context.offset == other.context.offset)
    #expect(driver.page.table?.touches.highlighted != nil)
    #expect(driver.page.table?.touches.highlighted == other.page.table?.touches.highlighted)
  }

  @Test("loads rows at the end until all are loaded")
  func infiniteScroll() {
    #expect(lastRows == TableSample.lastRowsBatchSize)
    #expect(driver.draw().needsTicks == false)
    for _ in 0..<20 {
      driver.context = driver.context.scrolled(to: driver.draw().height - 640)
      guard driver.draw().needsTicks else { break }
      #expect(driver.page.table?.edges.more?.footer == .spinner)
      _ = driver.wait(1)
    }
    #expect(lastRows == TableSample.maximumLastRows)
    #expect(driver.page.table?.edges.more?.footer == .nothing)
    #expect(driver.page.source.sections.last?.footer != nil)
  }

  @Test("a reload returns to the first rows")
  func reload() {
    driver.context = driver.context.scrolled(to: driver.draw().height - 640)
    _ = driver.draw()
    _ = driver.wait(1)
    #expect(lastRows == 2 * TableSample.lastRowsBatchSize)
    driver.page.reload()
    _ = driver.wait(1)
    #expect(lastRows == TableSample.lastRowsBatchSize)
  }
}
