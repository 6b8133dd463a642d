// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct RowMenuTests {
  private let stage = TableStage()

  /// Returns the center of a row that can be deleted.
  private func row(_ url: String = "catalog://texts/plain") -> Point? {
    stage.middle { $0.link?.url == url }.map { Point(500, $0.y) }
  }

  private var isThere: Bool {
    stage.page.source.position { $0.link?.url == "catalog://texts/plain" } != nil
  }

  /// Drags a row to the left, releases it and waits.
  private func drag(_ place: Point, by way: Double) {
    _ = stage.press(place)
    _ = stage.move(Point(place.x + way, place.y + 3))
    _ = stage.release(Point(place.x + way, place.y + 3))
    _ = stage.wait(1)
  }

  @Test func aRowThatIsDraggedToTheLeftShowsItsMenuAndIsDeletedThere() throws {
    let place = try #require(row())
    _ = stage.press(place)
    #expect(stage.move(Point(place.x - 40, place.y)).contains(.redraw))
    #expect(stage.page.table?.touches.swipe.position == -40)
    _ = stage.move(Point(place.x - 300, place.y))
    let width = -(stage.page.table?.touches.swipe.position ?? 0)
    #expect((40...200).contains(width))
    _ = stage.release(Point(place.x - 300, place.y))
    #expect(stage.page.table?.touches.swipe.isOpen == true)
    let before = stage.page.table?.contentHeight ?? 0
    stage.click(Point(600 - 10 - width / 2, place.y))
    #expect(!isThere)
    #expect(stage.page.opened.text == nil)
    #expect((stage.page.table?.contentHeight ?? 0) < before)
    // A reload restores the deleted row.
    stage.page.reload()
    _ = stage.wait(1)
    #expect(isThere)
  }

  @Test func aShortDragAndATouchElsewhereCloseTheMenu() throws {
    let place = try #require(row())
    drag(place, by: -15)
    #expect(stage.page.table?.touches.swipe.row == nil)
    #expect(stage.page.table?.touches.swipe.position == 0)
    drag(place, by: -200)
    #expect(stage.page.table?.touches.swipe.isOpen == true)
    stage.click(Point(100, place.y))
    _ = stage.wait(1)
    #expect(stage.page.table?.touches.swipe.row == nil)
    #expect(stage.page.opened.text == nil && isThere)
    stage.click(Point(100, place.y))
    #expect(stage.page.opened.text == "catalog://texts/plain")
  }

  @Test func anOpenMenuIsDraggedBackAndClosesWhenTheTableIsScrolled() throws {
    let place = try #require(row())
    drag(place, by: -200)
    drag(Point(200, place.y), by: 200)
    #expect(stage.page.table?.touches.swipe.row == nil)
    drag(place, by: -200)
    #expect(stage.turn(48) == [.redraw, .animate])
    #expect(stage.page.table?.touches.swipe.row == nil)
  }

  @Test func controlsAndTheButtonForMoreRowsHaveNone() throws {
    for id in ["user", "volume", "more"] {
      drag(try #require(stage.middle(of: id)), by: -200)
      #expect(stage.page.table?.touches.swipe.row == nil)
    }
  }
}
