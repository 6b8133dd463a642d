// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

struct DisplayTests {
  private func display(_ text: String) -> Display? {
    Property.display.value(parsing: text)?.as(Display.self)
  }

  @Test("a single display keyword equals its two-keyword form")
  func shortForms() {
    let pairs = [
      ("inline-block", "inline flow-root"), ("flow-root", "block flow-root"), ("block", "flow"),
      ("inline-flex", "flex inline"), ("grid", "block grid"), ("ruby", "inline ruby"),
      ("list-item", "flow list-item block"), ("inline-table", "inline table"),
    ]
    for (short, long) in pairs {
      #expect(display(short) == display(long))
      #expect(display(long)?.description == short)
    }
  }

  @Test("a display value has a role and a layout")
  func parts() {
    #expect(
      display("inline-grid") == .box(outside: .inline, inside: .grid, isListItem: false))
    #expect(
      display("inline list-item") == .box(outside: .inline, inside: .flow, isListItem: true))
    #expect(display("run-in") == .box(outside: .runIn, inside: .flow, isListItem: false))
    #expect(display("table-cell") == .part(.tableCell))
    #expect(display("none")?.isBox == false)
    #expect(display("contents")?.isBox == false)
    #expect(display("flex")?.isBox == true)
  }

  @Test("rejects an invalid display value")
  func others() {
    #expect(Display(.number(1)) == nil)
    #expect(Display(.keyword(.auto)) == nil)
    #expect(Display(.sequence([.keyword(.block), .keyword(.inline)])) == nil)
    #expect(Display(.sequence([.keyword(.listItem), .keyword(.flex)])) == nil)
    #expect(Display(.sequence([.keyword(.block), .number(1)])) == nil)
  }

  @Test("round-trips every role and layout")
  func everyBox() throws {
    for outside in [Display.Outside.block, .inline, .runIn] {
      for inside in [Display.Inside.flow, .flowRoot, .table, .flex, .grid, .ruby, .math] {
        let box = Display.box(outside: outside, inside: inside, isListItem: false)
        #expect(display(box.description) == box)
      }
    }
  }
}
