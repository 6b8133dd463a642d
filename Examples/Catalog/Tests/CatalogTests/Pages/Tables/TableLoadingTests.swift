// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct TableLoadingTests {
  private let stage = TableStage(.plain, height: 640)

  /// The number of rows at the end.
  private var lastRows: Int { stage.page.source.sections.last?.items.count ?? 0 }

  @Test func rowsThatArePulledFarEnoughAreLoadedAgain() throws {
    let update = ControlItem(.switch(isOn: true), caption: "Flight mode", id: "flight")
    stage.page.put(update)
    _ = stage.press(Point(300, 100))
    // A fast drag delivers only its end position.
    #expect(stage.move(Point(300, 240)) == .redraw)
    #expect(stage.page.pull?.distance == 70)
    #expect(stage.page.pull?.refresh.status == .release)
    #expect(stage.release(Point(300, 240)) == [.redraw, .animate])
    #expect(stage.page.pull?.refresh.status == .loading)
    #expect(stage.wait(0.4).contains(.animate))
    #expect(stage.page.pull?.distance == 60)
    #expect(stage.draw().moving != nil)
    #expect(stage.wait(0.2).contains(.animate))
    #expect(stage.control("flight") == .switch())
    #expect(stage.page.table?.edges.banner?.text == "Updated just now")
    #expect(stage.page.pull?.refresh.lastUpdate == TableSample.now)
    _ = stage.wait(1)
    #expect(stage.page.pull?.distance == 0)
    #expect(stage.wait(0.9).contains(.animate))
    #expect(stage.wait(0.2).contains(.animate))
    #expect(stage.page.table?.edges.banner?.isDismissing == true)
    #expect(stage.wait(0.4) == .redraw)
    #expect(stage.page.table?.edges.banner == nil)
    #expect(stage.wait(1) == .ignored)
  }

  @Test func rowsThatAreTakenHoldOfWhileTheyAreLoadedStayUnderTheHand() {
    _ = stage.press(Point(300, 100))
    _ = stage.move(Point(300, 240))
    _ = stage.release(Point(300, 240))
    _ = stage.wait(0.4)
    #expect(stage.page.pull?.distance == 60)
    _ = stage.press(Point(300, 300))
    _ = stage.move(Point(300, 310))
    #expect(stage.page.pull?.distance == 65)
    _ = stage.move(Point(300, 180))
    #expect(stage.page.pull?.distance == 0)
    _ = stage.release(Point(300, 180))
    #expect(stage.page.pull?.isMoving == false)
  }

  @Test func aShortPullComesBack() {
    _ = stage.press(Point(300, 100))
    _ = stage.move(Point(300, 120))
    _ = stage.move(Point(300, 180))
    #expect(stage.page.pull?.distance == 40)
    _ = stage.release(Point(300, 180))
    #expect(stage.wait(1) == .redraw)
    #expect(stage.page.pull?.distance == 0)
    #expect(!stage.page.countdown.waits(for: .reload))
  }

  @Test func theWheelPullsAndLetsGoAtRest() {
    for _ in 0..<3 { #expect(stage.turn(-48) == [.handled, .redraw, .animate]) }
    #expect(stage.page.pull?.distance == 72)
    _ = stage.wait(TablePull.restTime / 2)
    #expect(!stage.page.countdown.waits(for: .reload))
    _ = stage.wait(TablePull.restTime)
    #expect(stage.page.countdown.waits(for: .reload))
  }

  @Test func theWheelScrollsWhereNothingIsPulled() {
    #expect(stage.turn(48) == .ignored)
    stage.context = stage.context.scrolled(to: 100)
    #expect(stage.turn(-48) == .ignored)
    #expect(TableStage(.grouped, height: 640).turn(-48) == .ignored)
  }

  @Test func whoScrollsDownLetsGo() {
    _ = stage.turn(-300)
    stage.context = stage.context.scrolled(to: 100)
    _ = stage.draw()
    #expect(stage.page.pull?.distance == 0)
    #expect(stage.wait(1) == .ignored)
  }

  @Test func aHandDragsTheRows() {
    _ = stage.press(Point(300, 400))
    #expect(stage.page.takeOffset() == nil)
    _ = stage.move(Point(300, 350))
    #expect(stage.page.takeOffset() == 50)
    stage.context = stage.context.scrolled(to: 50)
    // Points are in the scrolled coordinates of the page.
    _ = stage.move(Point(300, 380))
    #expect(stage.page.takeOffset() == 70)
    _ = stage.release(Point(300, 380))
    #expect(stage.page.opened.text == nil)
  }

  @Test func whereTheWheelLeadsDoesNotDependOnHowOftenThePageIsDrawn() {
    let other = TableStage(.plain, height: 640)
    for step in 0..<24 {
      for stage in [stage, other] { stage.scroll(by: 48, pointer: Point(300, 300)) }
      if step % 3 == 0 { _ = other.draw() }
    }
    _ = stage.draw()
    #expect(stage.context.offset == other.context.offset)
    #expect(stage.page.table?.touches.highlighted != nil)
    #expect(stage.page.table?.touches.highlighted == other.page.table?.touches.highlighted)
  }

  @Test func rowsAreLoadedAtTheEndUntilThereAreNoMore() {
    #expect(lastRows == TableSample.lastStep)
    #expect(stage.draw().needsTicks == false)
    for _ in 0..<20 {
      stage.context = stage.context.scrolled(to: stage.draw().height - 640)
      guard stage.draw().needsTicks else { break }
      #expect(stage.page.table?.edges.more?.footer == .spinner)
      _ = stage.wait(1)
    }
    #expect(lastRows == TableSample.lastMost)
    #expect(stage.page.table?.edges.more?.footer == .nothing)
    #expect(stage.page.source.sections.last?.footer != nil)
  }

  @Test func reloadingBeginsAtTheFirstRowsAgain() {
    stage.context = stage.context.scrolled(to: stage.draw().height - 640)
    _ = stage.draw()
    _ = stage.wait(1)
    #expect(lastRows == 2 * TableSample.lastStep)
    stage.page.reload()
    _ = stage.wait(1)
    #expect(lastRows == TableSample.lastStep)
  }
}
