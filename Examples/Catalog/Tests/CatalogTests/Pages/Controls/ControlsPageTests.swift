// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct ControlsPageTests {
  @Test("a click toggles a control, and its label does so too")
  func toggles() {
    let driver = ControlsPageDriver(.choices)
    driver.click("Fog horn")
    #expect(driver.states("Fog horn").contains("checked"))
    let box = driver.frame("Fog horn")
    driver.click(Point(box.maxX + 24, box.center.y))
    #expect(driver.states("Fog horn") == ["hover"])
    driver.click("All piers")
    #expect(driver.control("All piers")?.isOn == true)
    #expect(driver.states("All piers").contains("indeterminate") == false)
  }

  @Test("a click on a choice turns the others of its group off")
  func choices() {
    let driver = ControlsPageDriver(.choices)
    driver.click("Motor")
    #expect(driver.control("Motor")?.isOn == true && driver.control("Sail")?.isOn == false)
    #expect(driver.control("Week")?.isOn == true)
    driver.click("Day")
    #expect(driver.control("Day")?.isOn == true && driver.control("Week")?.isOn == false)
  }

  @Test("a disabled control ignores the pointer", arguments: ["Year", "Disabled, checked"])
  func disabledControls(_ name: String) {
    let driver = ControlsPageDriver(.choices)
    let before = driver.control(name)?.isOn
    driver.click(name)
    #expect(driver.control(name)?.isOn == before)
    #expect(driver.states(name).contains("hover") == false && driver.focused == nil)
  }

  @Test("a control is hovered, pressed, and released outside without a click")
  func press() {
    let driver = ControlsPageDriver(.choices)
    let point = driver.frame("Save").center
    driver.handle(.moved(point))
    #expect(driver.states("Save") == ["hover"])
    driver.handle(.pressed(point))
    #expect(driver.states("Save") == ["hover", "active"])
    driver.handle(.moved(Point(0, 0)))
    driver.handle(.released(Point(0, 0)))
    #expect(driver.page.controls.lastChange == nil)
    driver.click("Save")
    #expect(driver.page.controls.lastChange == "Pressed Save")
  }

  @Test("a drag moves a slider, also outside of it")
  func slider() {
    let driver = ControlsPageDriver(.ranges)
    let frame = driver.frame("Volume")
    driver.handle(.pressed(Point(frame.minX + frame.width / 4, frame.center.y)))
    #expect(driver.control("Volume")?.value == 25)
    driver.handle(.moved(Point(frame.maxX + 90, frame.maxY + 50)))
    #expect(driver.control("Volume")?.value == 100)
    driver.handle(.released(Point(0, 0)))
    driver.handle(.moved(Point(frame.minX, frame.center.y)))
    #expect(driver.control("Volume")?.value == 100)
  }

  @Test("the parts of a stepper and the arrow keys change its number")
  func stepper() {
    let driver = ControlsPageDriver(.ranges)
    let frame = driver.frame("Anchors")
    driver.click(Point(frame.maxX - 12, frame.center.y))
    #expect(driver.control("Anchors")?.value == 2)
    driver.click(Point(frame.minX + 12, frame.center.y))
    driver.keys("Up", "Up", "Down")
    #expect(driver.control("Anchors")?.value == 2)
    driver.keys("Down", "Down", "Down", "Down")
    #expect(driver.control("Anchors")?.value == 0)
  }

  @Test("the tab key visits one control of each group, and skips disabled ones")
  func tab() {
    let driver = ControlsPageDriver(.choices)
    var visited: [String] = []
    while driver.handle(.key(.init(name: "Tab"))).contains(.handled) {
      visited.append(driver.focused ?? "")
    }
    #expect(
      visited == [
        "Archive", "Save", "Delete", "Cancel", "New", "Search", "Bold", "On", "Week",
        "Lights at night", "Fog horn", "All piers", "Terms, not read", "Sail", "Radar",
        "Autopilot", "Starred", "Photos", "Notes", "Archive",
      ])
    #expect(driver.focused == nil)
    driver.keys("ISO_Left_Tab", "ISO_Left_Tab")
    #expect(driver.focused == "Notes")
  }

  @Test("the keyboard shows the focus, and the space bar and arrow keys change controls")
  func keys() {
    let driver = ControlsPageDriver(.choices)
    driver.click("Week")
    #expect(driver.states("Week").contains("focus") == false)
    driver.keys("Right")
    #expect(driver.control("Month")?.isOn == true)
    #expect(driver.states("Month").suffix(2) == ["focus", "focus-visible"])
    driver.keys("Tab", "space")
    #expect(driver.control("Lights at night")?.isOn == false)
  }

  @Test(
    "each page is drawn, and each of its controls has a box",
    arguments: [
      ControlsPage.choices, .fields, .ranges, .navigation, .overlays, .surfaces,
    ])
  func boxes(_ page: ControlsPage) {
    let driver = ControlsPageDriver(page)
    #expect(driver.draw().height > 200)
    for control in driver.page.controls.controls {
      #expect(driver.page.view.frame(of: control.id)?.isEmpty == false, "\(control.name)")
    }
  }

  @Test("a spinner moves on the page of ranges alone")
  func spinner() {
    #expect(ControlsPageDriver(.ranges).draw().moving != nil)
    #expect(ControlsPageDriver(.fields).draw().moving == nil)
  }

  @Test("a base without the controls shows a message")
  func message() {
    let driver = ControlsPageDriver(.fields, over: .three20)
    #expect(driver.draw().list.isEmpty == false && driver.draw().height < 200)
    #expect(driver.handle(.key(.init(name: "Tab"))) == .ignored)
  }
}
