// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct ControlRowTests {
  private let driver = TablePageDriver()

  @Test("a slider follows the pointer until its release")
  func sliderDrag() throws {
    let frame = try #require(driver.frame(of: "control", in: "volume"))
    #expect(driver.press(Point(frame.minX + frame.width / 4, frame.center.y)) == .redraw)
    #expect(driver.control("volume") == .slider(value: 0.25))
    // The pointer may leave the row.
    #expect(driver.move(Point(frame.minX + frame.width / 2, frame.maxY + 90)) == .redraw)
    #expect(driver.control("volume") == .slider(value: 0.5))
    _ = driver.move(Point(frame.maxX + 500, frame.center.y))
    #expect(driver.control("volume") == .slider(value: 1))
    _ = driver.release(Point(frame.maxX + 500, frame.center.y))
    _ = driver.move(frame.center)
    #expect(driver.control("volume") == .slider(value: 1))
  }

  @Test("keys move the focused slider")
  func sliderKeys() throws {
    let frame = try #require(driver.frame(of: "control", in: "volume"))
    #expect(driver.keys("Left") == .ignored)
    driver.click(frame.center)
    #expect(driver.keys("Right", "Right") == [.handled, .redraw])
    #expect(abs((driver.control("volume")?.share ?? 0) - 0.6) < 1e-9)
    driver.keys("Home", "Left")
    #expect(driver.control("volume")?.share == 0)
    driver.keys("End")
    #expect(driver.control("volume")?.share == 1)
    #expect(driver.keys("Tab").contains(.handled))
    #expect(driver.keys("Left") == .ignored)
  }

  @Test("a click focuses a text field, which keys then edit")
  func typing() throws {
    driver.click(try #require(driver.middle(of: "user")))
    #expect(driver.item("user") is FocusedControlItem)
    driver.write("Ada")
    driver.keys("Home", "Delete")
    driver.write("E")
    driver.keys("End", "BackSpace")
    #expect(driver.write("d y") == [.handled, .redraw])
    #expect(driver.control("user")?.text == "Edd y")
    #expect(driver.page.focus?.text?.caret == 5)
  }

  @Test("a key ends the focus and keeps the text", arguments: ["Tab", "Escape", "Return"])
  func endOfFocus(_ key: String) throws {
    driver.click(try #require(driver.middle(of: "user")))
    driver.write("Ada")
    #expect(driver.keys(key).contains(.handled))
    #expect(driver.item("user") as? ControlItem != nil)
    #expect(driver.control("user")?.text == "Ada")
    #expect(driver.write("x") == .ignored)
  }

  @Test("a click outside of a field ends its focus")
  func clickOutside() throws {
    driver.click(try #require(driver.middle(of: "user")))
    driver.click(try #require(driver.middle(of: "mind")))
    #expect(driver.item("user") is ControlItem)
    #expect(driver.item("mind") is FocusedControlItem)
    driver.click(try #require(driver.middle(of: "flight")))
    #expect(driver.page.focus == nil)
    #expect(driver.item("mind") is ControlItem)
  }

  @Test("a text editor has lines, between which arrow keys move")
  func lines() throws {
    driver.click(try #require(driver.middle(of: "mind")))
    driver.write("first")
    driver.keys("Return")
    driver.write("second")
    driver.keys("Up")
    driver.write("X")
    driver.keys("Down")
    driver.write("Y")
    #expect(driver.control("mind")?.text?.contains("\n") == true)
    let text = try #require(driver.control("mind")?.text)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("X") == true)
    #expect(lines.last?.contains("Y") == true)
  }

  @Test("a secure field shows only bullets")
  func secureField() throws {
    driver.click(try #require(driver.middle(of: "password")))
    driver.keys("End")
    driver.write("1")
    #expect(driver.control("password")?.text == "secret1")
    let position = try #require(driver.page.source.position(ofID: "password"))
    let lines = driver.page.table?.layout(of: position)?.textLines.map(\.text) ?? []
    #expect(lines.contains { $0.contains("•") })
    #expect(!lines.contains { $0.contains("s") && $0 != "Password" })
  }

  @Test("a click moves the caret, which stays visible in a long text")
  func caretPosition() throws {
    let frame = try #require(driver.frame(of: "control", in: "user"))
    driver.click(frame.center)
    driver.write(String(repeating: "wide words ", count: 15))
    let caret = try #require(driver.frame(of: "caret", in: "user"))
    let field = try #require(driver.frame(of: "control", in: "user"))
    #expect(caret.minX > field.center.x && caret.maxX <= field.maxX)
    driver.keys("Home")
    #expect(try #require(driver.frame(of: "caret", in: "user")).minX == field.minX)
    driver.click(Point(frame.minX + 100, frame.center.y))
    let clicked = try #require(driver.frame(of: "caret", in: "user"))
    #expect(abs(clicked.minX - (frame.minX + 100)) < 8)
    #expect((5..<25).contains(driver.page.focus?.text?.caret ?? 0))
  }

  @Test("scrolls to the text that is typed")
  func scrollingToCaret() throws {
    let driver = TablePageDriver(.grouped, height: 640)
    while (driver.frame(of: "control", in: "mind")?.minY ?? .infinity) > driver.context.offset + 500
    {
      driver.scroll(by: 48, pointer: Point(10, 10))
    }
    driver.click(try #require(driver.middle(of: "mind")))
    driver.context = driver.context.scrolled(to: 0)
    driver.write("a")
    let requestedOffset = driver.page.consumeRequestedOffset()
    let offset = try #require(requestedOffset)
    let frame = try #require(driver.frame(of: "control", in: "mind"))
    #expect(frame.minY > offset && frame.maxY < offset + 640)
    driver.context = driver.context.scrolled(to: offset)
    driver.write("b")
    let nextOffset = driver.page.consumeRequestedOffset()
    #expect(nextOffset == nil)
  }

  @Test("the caret does not move letters")
  func caretWidth() throws {
    driver.click(try #require(driver.middle(of: "password")))
    let letters = try #require(driver.frame(of: "label", in: "password"))
    driver.keys("Home", "Right", "Right")
    #expect(driver.frame(of: "label", in: "password") == letters)
  }
}
