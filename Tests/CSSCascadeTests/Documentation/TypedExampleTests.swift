// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@Suite struct TypedExampleTests {
  @Test("the examples of the documentation are correct")
  func documentation() {
    let sheet = CSSStyleSheet(".badge { --fill: teal; --badge-size: 20px 2em; font-size: 10px }")
    let badge = sheet.prepare(".badge")
    #expect(badge.customValue("--fill", as: .color) == .color(CSSColor(.teal)))
    #expect(badge.customValue("--badge-size", as: .size) == .numbers([20, 20]))
    #expect(badge.customValue("--fill", as: .pixels) == nil)
    #expect(CustomValue(parsing: "1em 4px", as: .insets) == .numbers([16, 4, 16, 4]))
    #expect(
      CustomValue(parsing: "red, #00f", as: .list(.color))
        == .list([.color(CSSColor(.red)), .color(CSSColor(rgba: 0x0000_FFFF))]))
    #expect(
      CSSStyleSheet(".a { border: 1px solid }").prepare(".a").commonValue(of: .borderWidth)?
        .description == "1px")
    #expect(CustomValue.Form(of: "4px 8px", named: "--badge-padding") == .insets)
    #expect(CustomValue.Form(of: "4px 8px", named: "--steps") == .list(.pixels))
    #expect(CustomValue.Form(of: "ease-out", named: "--timing-type") == .keyword)
  }
}
