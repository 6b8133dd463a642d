// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct ControlTextTests {
  /// Returns the texts in a control's element.
  private func texts(_ name: String, in driver: ControlsPageDriver) -> String {
    guard let id = driver.control(name)?.id, let line = driver.page.view.line(of: id),
      let layout = line.layout, let number = line.number(of: id)
    else { return "" }
    return layout.textLines.filter { line in
      sequence(first: line.element, next: { layout.boxes.parent(of: $0) }).contains(number)
    }.map(\.text).joined()
  }

  @Test("typed letters replace the placeholder")
  func typing() {
    let driver = ControlsPageDriver(.fields)
    driver.click("Your name")
    #expect(driver.states("Your name").contains("focus"))
    driver.keys("A", "d", "x", "BackSpace", "a")
    #expect(driver.control("Your name")?.text.text == "Ada")
    #expect(texts("Your name", in: driver).hasPrefix("Ada"))
    driver.keys("BackSpace", "BackSpace", "BackSpace")
    #expect(texts("Your name", in: driver).hasPrefix("Your name"))
  }

  @Test("a click puts the caret between the nearest letters")
  func caret() {
    let driver = ControlsPageDriver(.fields)
    let frame = driver.frame("Ada Lovelace")
    driver.click(Point(frame.maxX - 10, frame.center.y))
    #expect(driver.control("Ada Lovelace")?.text.caret == 12)
    driver.click(Point(frame.minX + 8, frame.center.y))
    #expect(driver.control("Ada Lovelace")?.text.caret == 0)
  }

  @Test("a long text moves so that the caret stays in the field")
  func longText() {
    let driver = ControlsPageDriver(.fields)
    driver.click("Ada Lovelace")
    driver.keys("End")
    for _ in 0..<6 { driver.keys("w", "m") }
    #expect((driver.control("Ada Lovelace")?.shift.x ?? 0) > 40)
    driver.keys("Home")
    #expect(driver.control("Ada Lovelace")?.shift.x == 0)
    driver.keys("End", "Tab")
    #expect(driver.control("Ada Lovelace")?.shift.x == 0)
  }

  @Test("a text area has several lines, between which arrow keys move the caret")
  func lines() {
    let driver = ControlsPageDriver(.fields)
    driver.click("A message")
    driver.keys("a", "b", "Return", "c", "Up", "x", "Down", "End", "y")
    #expect(driver.control("A message")?.text.text == "axb\ncy")
    let field = driver.control("Ada Lovelace")?.text.text
    driver.click("Ada Lovelace")
    driver.keys("Return")
    #expect(driver.control("Ada Lovelace")?.text.text == field)
  }
}
