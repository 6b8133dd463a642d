// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@Suite struct CustomValueTests {
  @Test(
    "parses a text as the requested type",
    arguments: [
      ("teal", CustomValue.Form.color, CustomValue.color(CSSColor(.teal))),
      ("4px", .pixels, .number(4)), ("0", .pixels, .number(0)), ("2em", .pixels, .number(32)),
      ("calc(1px + 1em)", .pixels, .number(17)), ("50%", .percentage, .number(0.5)),
      ("0.5turn", .angle, .angle(CSSAngle(180))),
      ("200ms", .duration, .duration(.milliseconds(200))),
      ("true", .boolean, .boolean(true)), ("ease-in", .keyword, .keyword("ease-in")),
      ("\"a\"", .string, .text("a")), ("url(a.png)", .url, .url(URLValue("a.png"))),
      ("1 2px", .point, .numbers([1, 2])), ("1, 2", .size, .numbers([1, 2])),
      ("1 2 3 4", .rectangle, .numbers([1, 2, 3, 4])),
      ("1px 2px", .insets, .numbers([1, 2, 1, 2])),
      ("1 2", .list(.number), .list([.number(1), .number(2)])),
      ("a(1, 2) b", .text, .text("a(1, 2) b")),
    ])
  func reading(text: String, form: CustomValue.Form, value: CustomValue) {
    switch (CustomValue(parsing: text, as: form), value) {
    case (.angle(let found)?, .angle(let angle)): #expect(found.degrees == angle.degrees)
    case (let found, _): #expect(found == value)
    }
  }

  @Test(
    "returns nil for a text of another type",
    arguments: [
      ("4px", CustomValue.Form.color), ("red", .pixels), ("4", .pixels), ("10vw", .pixels),
      ("1px 2px", .pixels), ("yes", .boolean), ("inherit", .keyword), ("a b", .keyword),
      ("1", .point), ("1 2 3", .size), ("1 2 3", .rectangle), ("1 2 3 4 5", .insets),
      ("1,, 2", .list(.number)), ("1, ", .list(.number)), ("", .list(.number)), ("", .number),
      ("1e300s", .duration), ("12px", .font),
    ])
  func others(text: String, form: CustomValue.Form) {
    #expect(CustomValue(parsing: text, as: form) == nil)
  }

  @Test(
    "infers the type from the name and the text",
    arguments: [
      ("4px 8px", "--badge-padding", CustomValue.Form.insets),
      ("4px 8px", "--steps", .list(.pixels)),
      ("4px", "--padding", .insets), ("1 2", "--textOrigin2", .point),
      ("1 2", "--SIZE", .list(.number)),
      ("1 2", "--iconSize", .size), ("12px serif", "--title-font", .font),
      ("big", "--size", .keyword),
      ("red", "--x", .color), ("linear", "--timing-type12", .keyword), ("1 solid", "--x", .text),
      ("0 1px red", "--text-shadow", .shadows), ("", "--x", .text),
      ("a, b", "--x", .list(.keyword)),
    ])
  func natural(text: String, name: String, form: CustomValue.Form) {
    #expect(CustomValue.Form(of: text, named: name) == form)
  }

  @Test("resolves lengths and colors for the element")
  func element() {
    let sheet = CSSStyleSheet(
      ".a { font-size: 10px; color: teal; --x: 2em; --y: currentcolor; --z: var(--x) 1px }")
    let element = sheet.prepare(".a")
    #expect(element.customValue("--x") == .number(20))
    #expect(element.customValue("--y", as: .color) == .color(CSSColor(.teal)))
    #expect(element.customValue("--z", as: .size) == .numbers([20, 1]))
    #expect(element.customValue("--none") == nil)
    #expect(element.customValue("--x", as: .color) == nil)
  }
}
