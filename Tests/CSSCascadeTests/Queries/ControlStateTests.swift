// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@Suite struct ControlStateTests {
  private static let black = "rgb(0, 0, 0)"
  private static let red = "rgb(255, 0, 0)"

  @Test(
    "a state gives the element its pseudo-classes",
    arguments: [
      StyleQuery("a:hover { color: red }", "a", "color", state: .highlighted, red),
      StyleQuery("a:active { color: red }", "a", "color", state: .highlighted, red),
      StyleQuery("a:checked { color: red }", "a", "color", state: .selected, red),
      StyleQuery("a:selected { color: red }", "a", "color", state: .selected, red),
      StyleQuery("a:disabled { color: red }", "a", "color", state: .disabled, red),
      StyleQuery("a:focus { color: red }", "a", "color", state: .focused, red),
      StyleQuery("a:hover { color: red }", "a", "color", state: .selected, nil),
      StyleQuery("a:hover { color: red }", "a", "color", nil),
    ])
  func pseudoClasses(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "every state bit applies, and the sheet determines the winner",
    arguments: [
      StyleQuery(
        "a:hover { color: red } a:disabled { color: black }", "a", "color",
        state: [.highlighted, .disabled], black),
      StyleQuery(
        "a:disabled { color: black } a:hover { color: red }", "a", "color",
        state: [.highlighted, .disabled], red),
      StyleQuery(
        "a:disabled:hover { color: red } a:hover { color: black }", "a", "color",
        state: [.highlighted, .disabled], red),
      StyleQuery(
        "a:checked:focus { color: red }", "a", "color", state: [.selected, .focused], red),
    ])
  func combined(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a state falls back to its base rule, property by property",
    arguments: [
      StyleQuery("a { color: red }", "a", "color", state: .highlighted, red),
      StyleQuery("a { color: red } a:hover { width: 1px }", "a", "color", state: .highlighted, red),
      StyleQuery(
        "a { color: red } a:hover { color: black }", "a", "color", state: .highlighted, black),
      StyleQuery("a { color: red } a:hover { color: black }", "a", "color", state: .selected, red),
      StyleQuery("a { color: red } a:hover { color: black }", "a:hover", "color", black),
      StyleQuery(
        "b a { color: red } a:hover { color: black }", "b a", "color", state: .highlighted, black),
      StyleQuery(
        ".b a.c { color: red } a:hover { color: black }", ".b a.c", "color", state: .highlighted,
        red),
    ])
  func fallback(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test("a state applies to the synthetic element, not to its ancestors")
  func place() {
    let sheet = CSSStyleSheet("b:hover a { color: red } b a { color: black }")
    #expect(sheet.text("b a", "color", state: .highlighted) == Self.black)
    #expect(sheet.text("b:hover a", "color") == Self.red)
  }

  @Test("prepares custom states by name")
  func ownStates() {
    let sheet = CSSStyleSheet("a:state(busy):focus { color: red } a { color: black }")
    #expect(sheet.prepare("a", states: ["busy", "FOCUS"]).css("color")?.description == Self.red)
    #expect(sheet.prepare("a", states: ["Busy", "focus"]).css("color")?.description == Self.black)
  }

  @Test("a part is in the states of its element")
  func part() {
    let sheet = CSSStyleSheet(
      ".slider:hover::part(thumb) { color: red } .slider::part(thumb):hover { width: 1px }")
    #expect(sheet.text(".slider::part(thumb)", "color", state: .highlighted) == Self.red)
    #expect(sheet.text(".slider::part(thumb)", "width", state: .highlighted) == "1px")
  }

  @Test(
    "the states of the command line have names",
    arguments: [
      ("normal", ControlState.normal), ("highlighted", .highlighted), ("selected", .selected),
      ("disabled", .disabled), ("focused", .focused),
    ])
  func names(name: String, state: ControlState) {
    #expect(ControlState(name: name) == state)
  }

  @Test("returns nil for an unknown state name")
  func noName() {
    #expect(ControlState(name: "hover") == nil)
  }

  @Test("the first bits have the values of UIKit's control states")
  func bits() {
    #expect(
      [ControlState.normal, .highlighted, .disabled, .selected].map(\.rawValue) == [0, 1, 2, 4])
  }
}
