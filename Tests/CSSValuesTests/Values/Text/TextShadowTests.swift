// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct TextShadowTests {
  private func shadows(_ text: String) -> [Shadow]? {
    Property.textShadow.value(parsing: text)?.as([Shadow].self)
  }

  @Test("a shadow's color is first or last, and the blur is optional")
  func forms() {
    let plain = Shadow(x: .init(0), y: .init(1))
    #expect(shadows("0 1px") == [plain])
    #expect(
      shadows("0 1px 3px red")
        == [Shadow(x: .init(0), y: .init(1), blur: .init(3), color: .named(.red))])
    #expect(shadows("red 0 1px 3px") == shadows("0 1px 3px red"))
    #expect(shadows("none") == [])
  }

  @Test("parses the shadows of legacy sheets")
  func legacy() {
    #expect(
      shadows("0px 1px 0px rgba(0, 0, 0, 0.9)")
        == [
          Shadow(
            x: .init(0), y: .init(1), blur: .init(0),
            color: .color(CSSColor(red: 0, green: 0, blue: 0, alpha: 0.9)))
        ])
    #expect(shadows("1px 1px #F00, 2px 2px 3px blue")?.count == 2)
  }

  @Test("parses none as no shadow")
  func none() {
    #expect([Shadow]().cssValue == .keyword(.none))
    #expect([Shadow](.number(1)) == nil)
    #expect([CSSImage]().cssValue.description == "none")
    #expect(
      [CSSImage](.list([.keyword(.none), .image(.url(URLValue("a")))]))?.cssValue.description
        == "none, url(\"a\")")
  }

  @Test(
    "round-trips a vertical alignment",
    arguments: [
      "baseline", "sub", "super", "top", "text-top", "middle", "bottom", "text-bottom", "3px",
      "-4%",
    ])
  func verticalAlign(text: String) {
    let value = Property.verticalAlign.value(parsing: text)
    #expect(value.flatMap { VerticalAlign($0) }?.cssValue == value)
    #expect(value.flatMap { VerticalAlign($0) }?.description == text)
    #expect(VerticalAlign(.keyword(.center)) == nil)
  }
}
