// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct ControlRowTests {
  private let stage = TableStage()

  @Test func aSliderFollowsThePointerUntilItIsLetGo() throws {
    let frame = try #require(stage.frame(of: "control", in: "volume"))
    #expect(stage.press(Point(frame.minX + frame.width / 4, frame.center.y)) == .redraw)
    #expect(stage.control("volume") == .slider(value: 0.25))
    // The pointer may leave the row.
    #expect(stage.move(Point(frame.minX + frame.width / 2, frame.maxY + 90)) == .redraw)
    #expect(stage.control("volume") == .slider(value: 0.5))
    _ = stage.move(Point(frame.maxX + 500, frame.center.y))
    #expect(stage.control("volume") == .slider(value: 1))
    _ = stage.release(Point(frame.maxX + 500, frame.center.y))
    _ = stage.move(frame.center)
    #expect(stage.control("volume") == .slider(value: 1))
  }

  @Test func arrowKeysMoveTheSliderThatWasPressed() throws {
    let frame = try #require(stage.frame(of: "control", in: "volume"))
    #expect(stage.keys("Left") == .ignored)
    stage.click(frame.center)
    #expect(stage.keys("Right", "Right") == [.handled, .redraw])
    #expect(abs((stage.control("volume")?.share ?? 0) - 0.6) < 1e-9)
    stage.keys("Home", "Left")
    #expect(stage.control("volume")?.share == 0)
    stage.keys("End")
    #expect(stage.control("volume")?.share == 1)
    #expect(stage.keys("Tab").contains(.handled))
    #expect(stage.keys("Left") == .ignored)
  }

  @Test func aFieldTakesTheKeyboardByAClickAndKeysWriteInIt() throws {
    stage.click(try #require(stage.middle(of: "user")))
    #expect(stage.item("user") is FocusedControlItem)
    stage.write("Ada")
    stage.keys("Home", "Delete")
    stage.write("E")
    stage.keys("End", "BackSpace")
    #expect(stage.write("d y") == [.handled, .redraw])
    #expect(stage.control("user")?.text == "Edd y")
    #expect(stage.page.focus?.text?.caret == 5)
  }

  @Test(arguments: ["Tab", "Escape", "Return"])
  func keysLeaveTheFieldAndWhatWasTypedStays(_ key: String) throws {
    stage.click(try #require(stage.middle(of: "user")))
    stage.write("Ada")
    #expect(stage.keys(key).contains(.handled))
    #expect(stage.item("user") as? ControlItem != nil)
    #expect(stage.control("user")?.text == "Ada")
    #expect(stage.write("x") == .ignored)
  }

  @Test func aClickElsewhereTakesTheKeyboardAway() throws {
    stage.click(try #require(stage.middle(of: "user")))
    stage.click(try #require(stage.middle(of: "mind")))
    #expect(stage.item("user") is ControlItem)
    #expect(stage.item("mind") is FocusedControlItem)
    stage.click(try #require(stage.middle(of: "flight")))
    #expect(stage.page.focus == nil)
    #expect(stage.item("mind") is ControlItem)
  }

  @Test func anEditorTakesLinesAndArrowKeysGoFromLineToLine() throws {
    stage.click(try #require(stage.middle(of: "mind")))
    stage.write("first")
    stage.keys("Return")
    stage.write("second")
    stage.keys("Up")
    stage.write("X")
    stage.keys("Down")
    stage.write("Y")
    #expect(stage.control("mind")?.text?.contains("\n") == true)
    let text = try #require(stage.control("mind")?.text)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("X") == true)
    #expect(lines.last?.contains("Y") == true)
  }

  @Test func aSecureFieldShowsBulletsOnly() throws {
    stage.click(try #require(stage.middle(of: "password")))
    stage.keys("End")
    stage.write("1")
    #expect(stage.control("password")?.text == "secret1")
    let position = try #require(stage.page.source.position(ofID: "password"))
    let lines = stage.page.table?.layout(of: position)?.textLines.map(\.text) ?? []
    #expect(lines.contains { $0.contains("•") })
    #expect(!lines.contains { $0.contains("s") && $0 != "Password" })
  }

  @Test func aClickPutsTheCaretWhereItIsAndItIsSeenInLongTexts() throws {
    let frame = try #require(stage.frame(of: "control", in: "user"))
    stage.click(frame.center)
    stage.write(String(repeating: "wide words ", count: 15))
    let caret = try #require(stage.frame(of: "caret", in: "user"))
    let field = try #require(stage.frame(of: "control", in: "user"))
    #expect(caret.minX > field.center.x && caret.maxX <= field.maxX)
    stage.keys("Home")
    #expect(try #require(stage.frame(of: "caret", in: "user")).minX == field.minX)
    stage.click(Point(frame.minX + 100, frame.center.y))
    let clicked = try #require(stage.frame(of: "caret", in: "user"))
    #expect(abs(clicked.minX - (frame.minX + 100)) < 8)
    #expect((5..<25).contains(stage.page.focus?.text?.caret ?? 0))
  }

  @Test func whatIsTypedIsSeen() throws {
    let stage = TableStage(.grouped, height: 640)
    while (stage.frame(of: "control", in: "mind")?.minY ?? .infinity) > stage.context.offset + 500 {
      stage.scroll(by: 48, pointer: Point(10, 10))
    }
    stage.click(try #require(stage.middle(of: "mind")))
    stage.context = stage.context.scrolled(to: 0)
    stage.write("a")
    let taken = stage.page.takeOffset()
    let offset = try #require(taken)
    let frame = try #require(stage.frame(of: "control", in: "mind"))
    #expect(frame.minY > offset && frame.maxY < offset + 640)
    stage.context = stage.context.scrolled(to: offset)
    stage.write("b")
    let again = stage.page.takeOffset()
    #expect(again == nil)
  }

  @Test func theCaretMovesNoLetter() throws {
    stage.click(try #require(stage.middle(of: "password")))
    let letters = try #require(stage.frame(of: "label", in: "password"))
    stage.keys("Home", "Right", "Right")
    #expect(stage.frame(of: "label", in: "password") == letters)
  }
}
