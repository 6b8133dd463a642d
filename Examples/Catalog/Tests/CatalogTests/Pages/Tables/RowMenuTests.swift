// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct RowMenuTests {
  private let driver = TablePageDriver()

  /// Returns the center of a row that can be deleted.
  private func row(_ url: String = "catalog://texts/plain") -> Point? {
    driver.middle { $0.link?.url == url }.map { Point(500, $0.y) }
  }

  private var isPresent: Bool {
    driver.page.source.position { $0.link?.url == "catalog://texts/plain" } != nil
  }

  /// Drags a row to the left, releases it and waits.
  private func drag(_ point: Point, by delta: Double) {
    _ = driver.press(point)
    _ = driver.move(Point(point.x + delta, point.y + 3))
    _ = driver.release(Point(point.x + delta, point.y + 3))
    _ = driver.wait(1)
  }

  @Test("dragging a row to the left shows its menu, which deletes it")
  func deletion() throws {
    let point = try #require(row())
    _ = driver.press(point)
    #expect(driver.move(Point(point.x - 40, point.y)).contains(.redraw))
    #expect(driver.page.table?.touches.swipe.position == -40)
    _ = driver.move(Point(point.x - 300, point.y))
    let width = -(driver.page.table?.touches.swipe.position ?? 0)
    #expect((40...200).contains(width))
    _ = driver.release(Point(point.x - 300, point.y))
    #expect(driver.page.table?.touches.swipe.isOpen == true)
    let before = driver.page.table?.contentHeight ?? 0
    driver.click(Point(600 - 10 - width / 2, point.y))
    #expect(!isPresent)
    #expect(driver.page.opened.text == nil)
    #expect((driver.page.table?.contentHeight ?? 0) < before)
    // A reload restores the deleted row.
    driver.page.reload()
    _ = driver.wait(1)
    #expect(isPresent)
  }

  @Test("a short drag or a click outside of it closes the menu")
  func closing() throws {
    let point = try #require(row())
    drag(point, by: -15)
    #expect(driver.page.table?.touches.swipe.row == nil)
    #expect(driver.page.table?.touches.swipe.position == 0)
    drag(point, by: -200)
    #expect(driver.page.table?.touches.swipe.isOpen == true)
    driver.click(Point(100, point.y))
    _ = driver.wait(1)
    #expect(driver.page.table?.touches.swipe.row == nil)
    #expect(driver.page.opened.text == nil && isPresent)
    driver.click(Point(100, point.y))
    #expect(driver.page.opened.text == "catalog://texts/plain")
  }

  @Test("dragging back or scrolling closes the menu")
  func draggingBack() throws {
    let point = try #require(row())
    drag(point, by: -200)
    drag(Point(200, point.y), by: 200)
    #expect(driver.page.table?.touches.swipe.row == nil)
    drag(point, by: -200)
    #expect(driver.scrollWheel(48) == [.redraw, .animate])
    #expect(driver.page.table?.touches.swipe.row == nil)
  }

  @Test("controls and the button for more rows have no menu")
  func rowsWithoutMenu() throws {
    for id in ["user", "volume", "more"] {
      drag(try #require(driver.middle(of: id)), by: -200)
      #expect(driver.page.table?.touches.swipe.row == nil)
    }
  }
}
